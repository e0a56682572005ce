import type { Pin } from '@tackboard/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appended,
  type FeedPage,
  isFarPage,
  pagesAround,
  refreshed,
  replaced,
  withoutFar,
} from './feed-pages.js';

const boxOf = ({ id }: Pin) => ({ ratio: Number(id) / 10, footer: 80 });

const page = (bookmark: string | undefined, ids: readonly number[]): FeedPage => ({
  bookmark,
  pins: ids.map((id) => ({ id: String(id), title: `Pin ${id}`, dominantColor: '#336699' })),
});

/** A feed of `count` pages with two pins each: page n is read with the bookmark `bn`. */
const feedOf = (count: number): readonly FeedPage[] =>
  Array.from({ length: count }, (_, at) =>
    page(at === 0 ? undefined : `b${at}`, [2 * at, 2 * at + 1]),
  );

const idsOf = (pages: readonly FeedPage[]) => pages.flatMap(({ pins }) => pins.map(({ id }) => id));
const farPagesOf = (pages: readonly FeedPage[]) =>
  pages.flatMap((one, at) => (isFarPage(one) ? [at] : []));

describe('the pages of a feed', () => {
  it('show a pin once that comes again on a later page', () => {
    const pages = appended([page(undefined, [3, 2])], page('b1', [2, 1]));
    expect(idsOf(pages)).toEqual(['3', '2', '1']);
    expect(appended(pages, page('b1', [2, 1]))).toBe(pages);
  });

  it('are let go more than ten pages from the one that was read; what the server printed stays', () => {
    const pages = withoutFar(feedOf(24), 'b23', boxOf);
    expect(farPagesOf(pages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('leave of a pin its id, its colour and its place', () => {
    const pages = withoutFar(feedOf(24), 'b23', boxOf);
    expect(pages[1]).toEqual({
      bookmark: 'b1',
      pins: [
        { id: '2', dominantColor: '#336699', box: { ratio: 0.2, footer: 80 } },
        { id: '3', dominantColor: '#336699', box: { ratio: 0.3, footer: 80 } },
      ],
    });
  });

  it('keep the objects of the pages that stay as they are', () => {
    const before = withoutFar(feedOf(24), 'b22', boxOf);
    const after = withoutFar(before, 'b23', boxOf);
    expect(after.flatMap((one, at) => (one === before[at] ? [] : [at]))).toEqual([12]);
  });

  it('take over what the server tells of a pin, but never of a part of a page that was let go', () => {
    const pages = withoutFar(feedOf(24), 'b23', boxOf);
    const told = (id: string): Pin => ({ id, title: 'New' });
    const after = refreshed(pages, [told('1'), told('2'), told('47')]);
    expect(after[0]!.pins[1]).toEqual({ id: '1', title: 'New' });
    expect(after[23]!.pins[1]).toEqual({ id: '47', title: 'New' });
    expect(after[1]).toBe(pages[1]);
    expect(farPagesOf(after)).toEqual(farPagesOf(pages));
  });

  it('come back as the server has them now, without what is gone there', () => {
    const pages = withoutFar(feedOf(24), 'b23', boxOf);
    const back = replaced(pages, page('b3', [99, 7]));
    expect(back[3]).toEqual(page('b3', [7]));
    expect(farPagesOf(back)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are found around a pin: its own and the two beside it', () => {
    const around = (id: string) => {
      const { own, beside } = pagesAround(feedOf(4), id);
      return [own, beside].map((found) => found.map(({ bookmark }) => bookmark));
    };
    expect(around('3')).toEqual([['b1'], [undefined, 'b2']]);
    expect(around('0')).toEqual([[undefined], ['b1']]);
    expect(around('7')).toEqual([['b3'], ['b2']]);
    expect(around('elsewhere')).toEqual([[], []]);
  });

  it('keep every pin in its place and at most 22 pages whole, whatever is read in whichever order', () => {
    const reads = fc.array(fc.integer({ min: 1, max: 39 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(reads, (order) => {
        let pages = feedOf(40);
        for (const at of order) {
          const answer = page(`b${at}`, [2 * at, 2 * at + 1]);
          pages = withoutFar(replaced(pages, answer), `b${at}`, boxOf);
        }
        expect(idsOf(pages)).toEqual(idsOf(feedOf(40)));
        expect(pages.length - farPagesOf(pages).length).toBeLessThanOrEqual(22);
        expect(isFarPage(pages[order.at(-1)!]!)).toBe(false);
      }),
    );
  });
});
