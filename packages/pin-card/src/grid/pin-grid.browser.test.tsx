import { act, cleanup } from '@testing-library/react';
import type { Pin } from '@tackboard/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manyPins } from '../../test-data/pins.js';
import { measureFooters } from './measure-footers.js';
import {
  all,
  itemSize,
  renderCard,
  Grid,
  show,
  items,
  indices,
  indexOf,
  placeIn,
  visible,
  painted,
  scrollTo,
  blanks,
  freshPage,
} from './pin-grid.test.fixture.js';

beforeEach(freshPage);
afterEach(cleanup);

describe('scrolling', () => {
  it('changes the rendered items once the viewport has moved by 300 px', async () => {
    show(<Grid />);
    await scrollTo(6000);
    const before = indices();
    await scrollTo(6299);
    expect(indices()).toEqual(before);
    expect(blanks()).toBe(0);
    await scrollTo(6300);
    expect(indices()[0]).toBeGreaterThan(before[0]!);
    const boxes = items().map((item) => item.getBoundingClientRect());
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThan(
      window.innerHeight + 600,
    );
  });
});

describe('positions', () => {
  it('are byte-identical, in the same nodes, when pins are appended', async () => {
    const { rerender } = show(<Grid pins={all.slice(0, 40)} />);
    const nodes = items();
    const places = nodes.map(placeIn);
    rerender(<Grid pins={all.slice(0, 400)} />);
    await painted();
    expect(items().slice(0, nodes.length)).toEqual(nodes);
    expect(nodes.map(placeIn)).toEqual(places);
  });

  it('change only below a changed pin in its column', () => {
    const taller = ({ id, title }: Pin) => ({
      ...itemSize({ id }),
      ...(title === 'tall' && { footer: 164 }),
    });
    const { rerender } = show(<Grid itemSize={taller} />);
    const before = new Map(items().map((item) => [indexOf(item), placeIn(item)]));
    const changed = items()[2]!;
    const pins = all.map((pin, index) => (index === 2 ? { ...pin, title: 'tall' } : pin));
    rerender(<Grid pins={pins} itemSize={taller} />);
    const moved = items().filter((item) => {
      const last = before.get(indexOf(item));
      return last !== undefined && last !== placeIn(item);
    });
    const columns = new Set(moved.map(({ className }) => className));
    expect([...columns]).toEqual([changed.className]);
    expect(moved.length).toBeGreaterThan(1);
  });

  it('are set by a transform, which causes no layout', () => {
    show(<Grid />);
    expect(items().every((item) => /^translateY\([\d.]+px\)$/.test(item.style.transform))).toBe(
      true,
    );
    expect(items().some((item) => item.style.top !== '' || item.style.insetBlockStart !== '')).toBe(
      false,
    );
  });

  it('are mirrored from right to left', async () => {
    document.documentElement.dir = 'rtl';
    show(<Grid />);
    await painted();
    const [first, second] = items().map((item) => item.getBoundingClientRect());
    expect(document.documentElement.clientWidth - first!.right).toBeCloseTo(
      (document.documentElement.clientWidth - (5 * 252 - 16)) / 2,
      0,
    );
    expect(second!.right).toBeLessThan(first!.left);
  });

  it('of spanning items do not overlap others, and stay when pins are appended', async () => {
    const spans = (pin: Pin) => ({
      ...itemSize(pin),
      ...(Number(pin.id) % 7 === 3 && { span: 2, ratio: 0.5 }),
    });
    const { rerender } = show(<Grid pins={all.slice(0, 60)} itemSize={spans} />);
    const before = items().map(placeIn);
    const boxes = items().map((item) => item.getBoundingClientRect());
    expect(boxes.filter(({ width }) => width === 488).length).toBeGreaterThan(1);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    }
    rerender(<Grid pins={all.slice(0, 120)} itemSize={spans} />);
    await painted();
    expect(items().slice(0, before.length).map(placeIn)).toEqual(before);
  });
});

describe('the viewport', () => {
  it.each([1000, 10_000, 100_000])(
    'of %i pins has as many cards as of any number, and no blank',
    async (count) => {
      show(<Grid pins={count === 1000 ? all.slice(0, 1000) : manyPins(count)} />);
      for (const top of [0, 4000, 3600, 20_000, 90]) {
        await scrollTo(top);
        expect(items().length).toBeLessThan(60);
        expect(blanks()).toBe(0);
      }
    },
  );

  it('shows no blank while it is scrolled at 18,000 px/s', async () => {
    show(<Grid />);
    const missed: number[] = [];
    await act(async () => {
      for (let step = 1; step <= 60; step++) {
        window.scrollTo(0, step * 300);
        // After the callbacks of a frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        missed.push(blanks());
      }
    });
    expect(missed.filter((count) => count > 0)).toEqual([]);
  });

  it('has no blank when content above the grid grows during a scroll', async () => {
    const above = (height: number) => (
      <div style={{ overflowAnchor: 'none' }}>
        <div style={{ blockSize: height }} />
        <Grid />
      </div>
    );
    const { rerender } = show(above(0));
    await scrollTo(4000);
    // The position read in this scroll is still used in the next.
    window.scrollBy(0, 20);
    rerender(above(3000));
    await expect.poll(() => visible().length).toBeGreaterThan(0);
    await expect.poll(blanks).toBe(0);
  });

  it('renders nothing while the range stays the same', async () => {
    const rendered = vi.fn(renderCard);
    show(<Grid renderCard={rendered} />);
    await scrollTo(1);
    rendered.mockClear();
    const changes = vi.fn();
    const observer = new MutationObserver(changes);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await scrollTo(3);
    await scrollTo(5);
    observer.disconnect();
    expect(rendered).not.toHaveBeenCalled();
    expect(changes).not.toHaveBeenCalled();
  });

  it('does not render cards again that stay', async () => {
    const rendered = vi.fn(renderCard);
    show(<Grid renderCard={rendered} />);
    rendered.mockClear();
    await scrollTo(500);
    const ids = rendered.mock.calls.map(([{ pin }]) => pin.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(all[0]!.id);
  });

  it('listens passively, keeps pointer events, and removes every listener', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const { unmount } = show(<Grid />);
    const options = () =>
      added.mock.calls
        .filter(([type]) => type === 'scroll' || type === 'resize')
        .map(([, , given]) => given as AddEventListenerOptions);
    expect(options().length).toBeGreaterThan(0);
    expect(added.mock.calls.find(([type]) => type === 'scroll')?.[2]).toMatchObject({
      passive: true,
    });
    await scrollTo(2000);
    expect(getComputedStyle(items()[0]!).pointerEvents).toBe('auto');
    unmount();
    expect(options().every(({ signal }) => signal?.aborted)).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('skeletons', () => {
  it('fill every column to the end of the viewport, and are hidden from screen readers', async () => {
    show(<Grid pins={all.slice(0, 12)} isFetchingNextPage />);
    await painted();
    const standIns = [...document.querySelectorAll<HTMLElement>('.tb-grid-skeleton')];
    expect(standIns.every((item) => item.getAttribute('aria-hidden') === 'true')).toBe(true);
    const columns = new Map<string, number>();
    for (const item of standIns) {
      const { className } = item;
      columns.set(
        className,
        Math.max(columns.get(className) ?? 0, item.getBoundingClientRect().bottom),
      );
    }
    expect(columns.size).toBe(5);
    for (const bottom of columns.values())
      expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
  });
});

describe('measured footers', () => {
  const footerOf = ({ id }: Pin) => 40 + (Number(id) % 5) * 10;
  const card = ({ pin }: { readonly pin: Pin }) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      <div style={{ flex: 1 }} />
      <div data-grid-footer style={{ flex: 'none', blockSize: footerOf(pin) }} />
    </div>
  );
  /** The difference between the heights of cards and of their image and footer, in whole pixels. */
  const misfits = () =>
    items().map((item) => {
      const pin = all[indexOf(item)]!;
      const picture = Math.round(236 * itemSize(pin).ratio);
      return Math.abs(Math.round(item.getBoundingClientRect().height - picture - footerOf(pin)));
    });

  it('have their measured height before the paint', async () => {
    show(<Grid renderCard={card} measureFooters={measureFooters} />);
    await painted();
    expect(Math.max(...misfits())).toBe(0);
  });

  it('keep it when a pin is a new object, whose footer is not observed again', async () => {
    const props = { renderCard: card, measureFooters };
    const { rerender } = show(<Grid {...props} />);
    await painted();
    rerender(<Grid {...props} pins={all.map((pin) => ({ ...pin }))} />);
    await painted();
    expect(Math.max(...misfits())).toBe(0);
  });
});
