import type { Clock, Pin } from '@tackboard/domain';
import type { ClientCore } from '../client/types.js';
import { windowOf } from '../window-of.js';
import { gridColumns, type GridLayout, itemsBetween } from './layout.js';
import { createGridModel, type GridInput } from './grid-model.js';
import { indexOf } from './grid-item-index.js';
import {
  type GridHost,
  type GridMount,
  type GridScene,
  type GridSnapshot,
  indexAfter,
  OVERSCAN_PX,
  overscannedItems,
  shownItems,
  SLACK_PX,
} from './grid-scene.js';

/** Decides which items of one grid are rendered, and where, as the viewport moves over it. */
export interface GridEngine {
  /** Starts observing an element. Returns a function that stops. */
  readonly start: (mount: GridMount) => () => void;
  /** Call this while rendering. Returns undefined until the width is known. */
  readonly render: (pins: readonly Pin[], itemSize: GridInput['itemSize']) => GridScene | undefined;
  /** Call this after React has updated the page, before the paint. */
  readonly commit: (scene: GridScene | undefined, host: GridHost) => void;
  /** Moves the focus to the card of an item. */
  readonly focus: (index: number) => void;
  /** The list element. */
  readonly list: () => Element;
  /** What is on the page. */
  readonly scene: () => GridScene | undefined;
  /** Calls `start` when the first pins are laid out: at once, or before the paint. */
  readonly whenLaidOut: (start: () => void) => void;
  /** From the start of the last rendering until it was on the page, in milliseconds. */
  readonly renderMs: () => number;
  /** The viewer's position as JSON; null before the first scene. */
  readonly getSnapshot: () => GridSnapshot | null;
}

/** The next page is fetched when the shortest column ends within this many viewports below the current one. */
const FETCH_AHEAD_VIEWPORTS = 1.5;

const ROOT_FONT_PX = 16;

/** An estimated height that is off by less than this share is kept, so that the thumb of the scrollbar does not jump. */
const ESTIMATE_SLACK = 0.02;

/** The element of a card that receives the focus. */
const FOCUSABLE = 'a[href],button,[tabindex]';

/** Creates the engine of one grid. The item that opened the page's layer stays rendered. */
export function createGridEngine(
  { layers, isListening }: ClientCore,
  clock: Clock,
  restored: GridSnapshot | null | undefined,
): GridEngine {
  const model = createGridModel();
  let mount: GridMount;
  let host: GridHost | undefined;
  // On the page now.
  let scene: GridScene | undefined;
  const waiting: (() => void)[] = [];
  let renderStart = 0;
  let renderMs = 0;
  let width = 0;
  let rootScale = 1;
  // The viewport of the scroller, in pixels from the top of the list.
  let top = 0;
  let bottom = 0;
  let isRequested = false;
  let focusGoal = -1;
  let pendingRestore = restored;

  const view = () => windowOf(mount.list);
  const readViewport = () => {
    const { list, scroller } = mount;
    top = (scroller?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top;
    bottom = top + (scroller?.clientHeight ?? view().innerHeight);
  };
  const measure = (newWidth: number, isUrgent: boolean) => {
    rootScale =
      Number.parseFloat(getComputedStyle(mount.list.ownerDocument.documentElement).fontSize) /
        ROOT_FONT_PX || 1;
    if (newWidth === width) return;
    width = newWidth;
    mount.rerender(isUrgent);
  };

  /** The visible items, the best anchor first: the focused one, then the fully visible ones. */
  const anchors = (layout: GridLayout): readonly number[] => {
    const { tops, heights } = layout;
    const { start, end } = itemsBetween(layout, top, bottom);
    const { activeElement } = mount.list.getRootNode() as Document;
    const focused = mount.list.contains(activeElement) ? indexOf(activeElement!) : -1;
    const visible = Array.from({ length: end - start }, (_, at) => start + at).filter(
      (index) => tops[index]! < bottom && tops[index]! + heights[index]! > top,
    );
    return [
      ...visible.filter((index) => index === focused),
      ...visible.filter((index) => tops[index]! >= top && tops[index]! + heights[index]! <= bottom),
      ...visible,
    ];
  };

  /** How far the anchor, the best of those that still exist, has moved, in pixels. */
  const anchorShift = (pins: readonly Pin[]): number => {
    let shift = 0;
    const moved = (before: readonly Pin[], index: number, from: number) => {
      const to = indexAfter(before, pins, index);
      if (to >= 0) shift = model.reach(0, to).tops[to]! - from;
      return to >= 0;
    };
    if (pendingRestore) moved([{ id: pendingRestore.anchorId }], 0, pendingRestore.offset + top);
    else if (scene && scene.version !== model.version() && top > 0) {
      const { layout } = scene;
      anchors(layout).some((index) => moved(scene!.pins, index, layout.tops[index]!));
    }
    return shift;
  };

  const estimatedHeight = ({ height, count }: GridLayout, pins: readonly Pin[]) => {
    const estimate = height * (pins.length / (count || 1));
    const last = scene?.pins === pins && count < pins.length ? scene.height : 0;
    return Math.abs(estimate - last) < last * ESTIMATE_SLACK && last > height ? last : estimate;
  };

  const focusItem = (index: number) => {
    const item = mount.list.children[scene!.shown.indexOf(index)] as HTMLElement | undefined;
    const inner = item?.querySelector<HTMLElement>(FOCUSABLE);
    (item?.hasAttribute('tabindex') ? item : inner)?.focus();
  };

  const fetchMore = () => {
    if (isRequested || host?.loadState !== 'more') return;
    const line = bottom + (bottom - top) * FETCH_AHEAD_VIEWPORTS;
    const { count, bottoms } = model.reach(line);
    if (count < scene!.pins.length || line < Math.min(...bottoms)) return;
    isRequested = true;
    host.fetchNextPage?.();
  };

  const update = (isUrgent: boolean) => {
    readViewport();
    if (!scene) return;
    model.set(scene);
    const moved = top - scene.top;
    const grown = bottom - top - scene.viewportHeight;
    if (Math.abs(moved) + Math.abs(grown) >= SLACK_PX) mount.rerender(isUrgent);
    else fetchMore();
  };

  return {
    start(newMount) {
      mount = newMount;
      const { list, scroller, measureFooters } = mount;
      // The foot is as wide as the list and keeps its height, so its observer is not called for new rows.
      const foot = list.nextElementSibling!;
      const gone = new AbortController();
      const { signal } = gone;
      // Browsers fire both once per frame, before the paint and before other scripts of the frame.
      const follow = () => {
        pendingRestore = null;
        update(true);
      };
      measure(foot.getBoundingClientRect().width, false);
      // Another scroller may be at another position.
      update(false);
      const observer = new (view().ResizeObserver)(([entry]) =>
        measure(entry!.contentRect.width, true),
      );
      observer.observe(foot);
      const stop = measureFooters?.(list, (heights) => {
        if (scene) model.set(scene);
        if (model.setFooters(heights)) mount.rerender(true);
      });
      (scroller ?? view()).addEventListener('scroll', follow, { passive: true, signal });
      view().addEventListener('resize', follow, { signal });
      return () => {
        observer.disconnect();
        stop?.();
        gone.abort();
      };
    },
    render(pins, itemSize) {
      if (!width) return undefined;
      if (isListening()) renderStart = clock.now();
      const input = { pins, itemSize, columns: gridColumns(width), rootScale };
      model.set(input);
      const shift = anchorShift(pins);
      const ahead = model.reach(bottom + shift + Math.max(bottom - top, OVERSCAN_PX));
      const range = overscannedItems(ahead, top + shift, bottom + shift);
      const anchor = layers.getSnapshot()?.props.anchor ?? null;
      const { shown, focusIndex } = shownItems(pins, range, {
        scene,
        list: mount.list,
        focusGoal,
        anchor,
      });
      const layout = model.reach(0, shown.at(-1));
      const height = estimatedHeight(layout, pins);
      return {
        ...input,
        layout,
        version: model.version(),
        height,
        top: top + shift,
        viewportHeight: bottom - top,
        shift,
        range,
        shown,
        focusIndex,
      };
    },
    commit(next, newHost) {
      const hasSettled = host?.loadState === 'loading' && newHost.loadState !== 'loading';
      // Many hosts create the array in each rendering: the same pins are the same list.
      const hasGrown =
        next?.pins.length !== scene?.pins.length || next?.pins.at(-1) !== scene?.pins.at(-1);
      if (hasSettled || hasGrown || newHost.loadState === 'failed') isRequested = false;
      host = newHost;
      if (!next || next === scene) return;
      if (isListening()) renderMs = clock.now() - renderStart;
      model.set(next);
      const { focusIndex, range, shift } = next;
      scene = next;
      for (const start of waiting.splice(0)) start();
      const from = top;
      if (shift !== 0) {
        // When the list has become shorter than the old position, the browser has scrolled to its end by itself.
        readViewport();
        const by = bottom + 1 > next.height ? shift + from - top : shift;
        (mount.scroller ?? view()).scrollBy({ top: by, behavior: 'instant' });
      }
      // When the list is shorter than its estimate, the browser has scrolled by itself.
      if (shift !== 0 || range.start === range.end) update(false);
      // The list is too short for the restored position.
      if (shift !== 0 && top === from) pendingRestore = null;
      if (focusIndex >= 0) focusItem(focusIndex);
      fetchMore();
    },
    focus(index) {
      focusGoal = index;
      mount.rerender(true);
      focusItem(index);
      focusGoal = -1;
    },
    list: () => mount.list,
    scene: () => scene,
    whenLaidOut(start) {
      if (scene) start();
      else waiting.push(start);
    },
    renderMs: () => renderMs,
    getSnapshot() {
      const { start = 0 } = scene ? itemsBetween(scene.layout, top, bottom) : {};
      const pin = scene?.pins[start];
      return pin ? { anchorId: pin.id, offset: scene!.layout.tops[start]! - top, width } : null;
    },
  };
}
