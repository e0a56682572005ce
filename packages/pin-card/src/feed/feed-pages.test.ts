import type { Pin } from '@tackboard/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendPage,
  type FeedPage,
  isEvictedPage,
  pagesAround,
  updatePins,
  fillPage,
  evictFarPages,
  withoutPins,
} from './feed-pages.js';

const itemSize = ({ id }: Pin) => ({ ratio: Number(id) / 10, footer: 80 });

const page = (bookmark: string | undefined, ids: readonly number[]): FeedPage => ({
  bookmark,
  pins: ids.map((id) => ({ id: String(id), title: `Pin ${id}`, dominantColor: '#336699' })),
});

/** A feed of `count` pages with two pins each. The bookmark of page n is `bn`. */
const feedOf = (count: number): readonly FeedPage[] =>
  Array.from({ length: count }, (_, at) =>
    page(at === 0 ? undefined : `b${at}`, [2 * at, 2 * at + 1]),
  );

const idsOf = (pages: readonly FeedPage[]) => pages.flatMap(({ pins }) => pins.map(({ id }) => id));
const evictedPagesOf = (pages: readonly FeedPage[]) =>
  pages.flatMap((one, at) => (isEvictedPage(one) ? [at] : []));

describe('the pages of a feed', () => {
  it('show a pin once when it comes again on a later page', () => {
    const pages = appendPage([page(undefined, [3, 2])], page('b1', [2, 1]));
    expect(idsOf(pages)).toEqual(['3', '2', '1']);
    expect(appendPage(pages, page('b1', [2, 1]))).toBe(pages);
  });

  it('are evicted more than ten pages from the one fetched last; the first page stays', () => {
    const pages = evictFarPages(feedOf(24), 'b23', itemSize);
    expect(evictedPagesOf(pages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('keep the id, the color and the size of an evicted pin', () => {
    const pages = evictFarPages(feedOf(24), 'b23', itemSize);
    expect(pages[1]).toEqual({
      bookmark: 'b1',
      pins: [
        { id: '2', dominantColor: '#336699', itemSize: { ratio: 0.2, footer: 80 } },
        { id: '3', dominantColor: '#336699', itemSize: { ratio: 0.3, footer: 80 } },
      ],
    });
  });

  it('keep the objects of pages that did not change', () => {
    const before = evictFarPages(feedOf(24), 'b22', itemSize);
    const after = evictFarPages(before, 'b23', itemSize);
    expect(after.flatMap((one, at) => (one === before[at] ? [] : [at]))).toEqual([12]);
  });

  it('update pins to what the server returned, except in evicted pages', () => {
    const pages = evictFarPages(feedOf(24), 'b23', itemSize);
    const fresh = (id: string): Pin => ({ id, title: 'New' });
    const after = updatePins(pages, [fresh('1'), fresh('2'), fresh('47')]);
    expect(after[0]!.pins[1]).toEqual({ id: '1', title: 'New' });
    expect(after[23]!.pins[1]).toEqual({ id: '47', title: 'New' });
    expect(after[1]).toBe(pages[1]);
    expect(evictedPagesOf(after)).toEqual(evictedPagesOf(pages));
  });

  it('are filled with what the server returns now, without the pins that are gone there', () => {
    const pages = evictFarPages(feedOf(24), 'b23', itemSize);
    const back = fillPage(pages, page('b3', [99, 7]));
    expect(back[3]).toEqual(page('b3', [7]));
    expect(evictedPagesOf(back)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('around a pin are its own and the two beside it', () => {
    const around = (id: string) => {
      const { own, beside } = pagesAround(feedOf(4), id);
      return [own, beside].map((found) => found.map(({ bookmark }) => bookmark));
    };
    expect(around('3')).toEqual([['b1'], [undefined, 'b2']]);
    expect(around('0')).toEqual([[undefined], ['b1']]);
    expect(around('7')).toEqual([['b3'], ['b2']]);
    expect(around('elsewhere')).toEqual([[], []]);
  });

  it('keep every pin in its place and at most 22 pages whole, in whatever order they are fetched', () => {
    const fetches = fc.array(fc.integer({ min: 1, max: 39 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fetches, (order) => {
        let pages = feedOf(40);
        for (const at of order) {
          const response = page(`b${at}`, [2 * at, 2 * at + 1]);
          pages = evictFarPages(fillPage(pages, response), `b${at}`, itemSize);
        }
        expect(idsOf(pages)).toEqual(idsOf(feedOf(40)));
        expect(pages.length - evictedPagesOf(pages).length).toBeLessThanOrEqual(22);
        expect(isEvictedPage(pages[order.at(-1)!]!)).toBe(false);
      }),
    );
  });

  it('lose the pins that were removed, and stay the same object without any', () => {
    const pages = feedOf(3);
    const left = withoutPins(pages, new Set(['3', 'elsewhere']));
    expect(idsOf(left)).toEqual(['0', '1', '2', '4', '5']);
    expect(withoutPins(left, new Set(['3']))).toBe(left);
  });
});
