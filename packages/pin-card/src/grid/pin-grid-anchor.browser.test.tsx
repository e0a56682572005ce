import { act, cleanup } from '@testing-library/react';
import type { Pin } from '@tackboard/domain';
import { createRef, useEffect, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manyPins } from '../../test-data/pins.js';
import type { PinGridActions, PinGridProps } from './pin-grid.js';
import {
  all,
  Grid,
  show,
  items,
  indices,
  itemOf,
  topOf,
  visible,
  whole,
  firstVisible,
  painted,
  scrollTo,
  blanks,
  freshPage,
  sample,
} from './pin-grid.test.fixture.js';

beforeEach(freshPage);
afterEach(cleanup);

describe('the anchor, the first fully visible pin, stays where it is', () => {
  it.each([
    [
      'when pins come before all',
      (pins: readonly Pin[]) => [
        ...manyPins(7).map((pin) => ({ ...pin, id: `9${pin.id}` })),
        ...pins,
      ],
    ],
    [
      'when a pin comes in between',
      (pins: readonly Pin[]) => [...pins.slice(0, 5), { ...all[0]!, id: '900' }, ...pins.slice(5)],
    ],
    ['when a pin above goes', (pins: readonly Pin[]) => pins.filter((_, index) => index !== 3)],
    [
      'when pins above and below go',
      (pins: readonly Pin[]) => pins.filter((_, index) => index % 9 !== 1),
    ],
  ])('%s', async (_, change) => {
    const { rerender } = show(<Grid pins={all} />);
    await scrollTo(6000);
    const [id] = whole()
      .map((item) => item.textContent!)
      .filter((shown) => change(all).some((pin) => pin.id === shown));
    const before = topOf(id!);
    rerender(<Grid pins={change(all)} />);
    expect(topOf(id!)).toBe(before);
    await painted();
    expect(topOf(id!)).toBe(before);
    expect(blanks()).toBe(0);
  });

  /** Changes the width of the grid. Returns how far an item is from where it was, in each frame that is painted. */
  async function resized(place: HTMLElement, width: number, id: string) {
    const before = topOf(id);
    const moves: number[] = [];
    place.style.inlineSize = `${width}px`;
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // One frame after the change, which has painted it.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      moves.push(Math.abs(topOf(id) - before));
    });
    await painted();
    return [...moves, Math.abs(topOf(id) - before)];
  }
  // The width of a narrow column is a fraction, and a page scrolls by whole device pixels.
  const toleranceAt = (width: number) => (width < 600 ? 1 : 0.01);

  it.each([1100, 700, 500])('when the grid is %i px wide', async (width) => {
    const place = createRef<HTMLDivElement>();
    show(
      <div ref={place} style={{ inlineSize: 1280 }}>
        <Grid />
      </div>,
    );
    await scrollTo(6000);
    const id = whole()[0]!.textContent!;
    expect(id).not.toBe(firstVisible());
    for (const moved of await resized(place.current!, width, id)) {
      expect(moved).toBeLessThan(toleranceAt(width));
    }
    expect(getComputedStyle(document.querySelector('.tb-grid')!).overflowAnchor).toBe('none');
  });

  it.each([1100, 700, 500])('the focused one, if visible: %i px wide', async (width) => {
    const place = createRef<HTMLDivElement>();
    show(
      <div ref={place} style={{ inlineSize: 1280 }}>
        <Grid role="feed" />
      </div>,
    );
    await scrollTo(6000);
    const focused = visible().find((item) => !whole().includes(item))!;
    focused.focus({ preventScroll: true });
    for (const moved of await resized(place.current!, width, focused.textContent!)) {
      expect(moved).toBeLessThan(toleranceAt(width));
    }
  });

  it('where the list ends above the viewport when it is wider', async () => {
    const place = createRef<HTMLDivElement>();
    show(
      <div ref={place} style={{ inlineSize: 700 }}>
        <Grid />
      </div>,
    );
    await scrollTo(0.9 * document.documentElement.scrollHeight);
    const id = whole()[0]!.textContent!;
    const from = window.scrollY;
    for (const moved of await resized(place.current!, 1280, id)) expect(moved).toBeLessThan(0.01);
    expect(document.documentElement.scrollHeight).toBeLessThan(from);
  });

  it('and not a focused one that is out of sight', async () => {
    const place = createRef<HTMLDivElement>();
    show(
      <div ref={place} style={{ inlineSize: 1280 }}>
        <Grid role="feed" />
      </div>,
    );
    items()[2]!.focus({ preventScroll: true });
    await scrollTo(6000);
    const id = whole()[0]!.textContent!;
    for (const moved of await resized(place.current!, 1100, id)) expect(moved).toBeLessThan(0.01);
  });

  it('except at the top of the list, where new pins show', () => {
    const { rerender } = show(<Grid pins={all.slice(1)} />);
    rerender(<Grid pins={all} />);
    expect(window.scrollY).toBe(0);
    expect(indices()[0]).toBe(0);
    expect(itemOf(all[0]!.id).getBoundingClientRect().top).toBe(0);
  });
});

describe('a restored position', () => {
  it('is restored before the first paint, at any width', async () => {
    const actions = createRef<PinGridActions>();
    const { unmount } = show(<Grid actionsRef={actions} />);
    expect(actions.current!.getSnapshot()).toEqual({
      anchorId: all[0]!.id,
      offset: 0,
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    await scrollTo(9000);
    const id = firstVisible();
    const before = topOf(id);
    const snapshot = JSON.parse(JSON.stringify(actions.current!.getSnapshot())) as ReturnType<
      PinGridActions['getSnapshot']
    >;
    expect(snapshot?.anchorId).toBe(id);
    unmount();
    await scrollTo(0);
    show(
      <div style={{ inlineSize: 800 }}>
        <Grid restore={snapshot} />
      </div>,
    );
    expect(topOf(id)).toBe(before);
    expect(blanks()).toBe(0);
    await painted();
    expect(topOf(id)).toBe(before);
  });

  it('has its cards in the first rendering, before the width is measured', () => {
    const width = document.documentElement.clientWidth;
    const snapshot = { anchorId: all[300]!.id, offset: -40, width, height: window.innerHeight };
    let isThere = false;
    // The layout effect of the first element runs before those of the grid.
    function First() {
      useLayoutEffect(() => {
        isThere = itemOf(all[300]!.id) !== undefined;
      }, []);
      return null;
    }
    show(
      <>
        <First />
        <Grid restore={snapshot} />
      </>,
    );
    expect(isThere).toBe(true);
    expect(topOf(all[300]!.id)).toBe(-40);
  });

  it('is restored in the task that hydrates the page, before the first paint', async () => {
    // As on a page: React decides when to render.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    let topInTask: number | undefined;
    // Runs when React has ended what it does at once after hydration.
    function Last() {
      useEffect(() => queueMicrotask(() => (topInTask ??= topOf(all[300]!.id))), []);
      return null;
    }
    const app = sample.inside(
      <>
        <Grid restore={{ anchorId: all[300]!.id, offset: -40, width: 1280, height: 900 }} />
        <Last />
      </>,
    );
    const served = document.createElement('div');
    served.innerHTML = renderToString(app);
    document.body.append(served);
    const root = hydrateRoot(served, app);
    await vi.waitFor(() => expect(topInTask).toBe(-40));
    root.unmount();
    served.remove();
    vi.unstubAllGlobals();
  });

  it('is restored with a later page, unless the viewer has scrolled', async () => {
    const snapshot = { anchorId: all[300]!.id, offset: -40, width: 1280, height: 900 };
    const { rerender, unmount } = show(<Grid pins={all.slice(0, 50)} restore={snapshot} />);
    expect(window.scrollY).toBe(0);
    rerender(<Grid pins={all} restore={snapshot} />);
    expect(topOf(all[300]!.id)).toBe(-40);
    unmount();
    await scrollTo(0);
    const again = show(<Grid pins={all.slice(0, 50)} restore={snapshot} />);
    await scrollTo(200);
    again.rerender(<Grid pins={all} restore={snapshot} />);
    expect(window.scrollY).toBe(200);
  });

  it.each([
    ['the page scrolls as far as it goes', 60, 0],
    ['the page does not scroll at all', 8, -500],
  ])('is given up when the list is too short for it: %s', async (_, count, offset) => {
    const pins = all.slice(0, count);
    const anchorId = pins.at(-1)!.id;
    const { rerender } = show(
      <Grid pins={pins} restore={{ anchorId, offset, width: 1280, height: 900 }} />,
    );
    const end = document.documentElement.scrollHeight - window.innerHeight;
    expect(end > 0).toBe(count === 60);
    expect(window.scrollY).toBe(end);
    expect(topOf(anchorId)).toBeGreaterThan(100);
    expect(indices().slice(-8)).toEqual(
      Array.from({ length: 8 }, (unused, index) => count - 8 + index),
    );
    await painted();
    expect(window.scrollY).toBe(end);
    const tops = items().map((item) => item.getBoundingClientRect().top);
    expect(Math.min(...tops)).toBeLessThanOrEqual(0);
    // Later pages do not restore it.
    rerender(<Grid pins={all} />);
    await painted();
    expect(window.scrollY).toBe(end);
  });
});

describe('an element scroller', () => {
  function InElement({
    height = 600,
    ...props
  }: Partial<PinGridProps> & { readonly height?: number }) {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <div ref={scroller} data-testid="scroller" style={{ blockSize: height, overflow: 'auto' }}>
        <Grid scroller={scroller} {...props} />
      </div>
    );
  }
  const scrollers = () => [...document.querySelectorAll<HTMLElement>('[data-testid="scroller"]')];

  it('has a viewport of its own', async () => {
    show(<InElement />);
    const [scroller] = scrollers();
    scroller!.scrollTo(0, 20_000);
    await painted();
    expect(indices()[0]).toBeGreaterThan(100);
    expect(items().length).toBeLessThan(60);
    const { top, bottom } = scroller!.getBoundingClientRect();
    const boxes = items().map((item) => item.getBoundingClientRect());
    expect(Math.min(...boxes.map((box) => box.top))).toBeLessThan(top);
    expect(Math.max(...boxes.map((box) => box.bottom))).toBeGreaterThan(bottom);
  });

  it('keeps the anchor, and two grids scroll independently', async () => {
    const { rerender } = show(
      <>
        <InElement />
        <InElement />
      </>,
    );
    const [one, other] = scrollers();
    one!.scrollTo(0, 8000);
    await painted();
    expect(indices(one)[0]).toBeGreaterThan(40);
    expect(indices(other)[0]).toBe(0);
    const line = one!.getBoundingClientRect().top;
    const first = items(one!).find((item) => item.getBoundingClientRect().top >= line)!;
    const before = first.getBoundingClientRect().top;
    const more = [...manyPins(9).map((pin) => ({ ...pin, id: `9${pin.id}` })), ...all];
    rerender(
      <>
        <InElement pins={more} />
        <InElement pins={more} />
      </>,
    );
    await painted();
    expect(first.getBoundingClientRect().top).toBe(before);
    expect(other!.scrollTop).toBe(0);
    expect(indices(other)[0]).toBe(0);
  });

  it('shows the items at its own position when it replaces another scroller', async () => {
    const places = [createRef<HTMLDivElement>(), createRef<HTMLDivElement>()] as const;
    const [one, other] = places;
    const style = { blockSize: 600, overflow: 'auto' };
    const grid = (scroller: typeof one) => (
      <div ref={one} style={style}>
        <div ref={other} style={style}>
          <Grid scroller={scroller} />
        </div>
      </div>
    );
    const { rerender } = show(grid(one));
    await painted();
    other.current!.scrollTop = 9000;
    await painted();
    expect(indices()[0]).toBe(0);
    rerender(grid(other));
    expect(indices()[0]).toBeGreaterThan(20);
  });
});
