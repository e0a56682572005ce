import type { Clock, Pin } from '@tackboard/domain';
import type { Page } from '../provider/page.js';
import { gridColumns } from './grid-columns.js';
import { createGridModel, type GridInput } from './grid-model.js';
import type { GridHost, GridScene, GridStage } from './grid-scene.js';
import type { GridSnapshot } from './grid-snapshot.js';
import { itemsInView } from './grid-view.js';
import { type GridLayout, itemsBetween } from './layout.js';
import { movedIndex } from './moved-index.js';
import { shownItems } from './shown-items.js';

/** Follows the window over one grid. */
export interface GridEngine {
  /** Takes a page over; returns what lets it go. */
  readonly start: (stage: GridStage) => () => void;
  /** While rendering: what shows. Undefined before the width is known. */
  readonly render: (pins: readonly Pin[], boxOf: GridInput['boxOf']) => GridScene | undefined;
  /** When what was rendered is on the page, and before it is painted. */
  readonly commit: (scene: GridScene | undefined, host: GridHost) => void;
  /** Moves the focus to the card of an item. */
  readonly focus: (index: number) => void;
  /** The list on the page, and its scene. */
  readonly list: () => Element;
  readonly scene: () => GridScene | undefined;
  /** How long that took, from the start of its rendering until it stood on the page, in milliseconds. */
  readonly renderMs: () => number;
  /** Where the person is, as JSON; null before anything shows. */
  readonly getSnapshot: () => GridSnapshot | null;
}

/** The next page is fetched when the shortest column ends within this many views below the current one. */
const VIEWS_AHEAD = 1.5;

const ROOT_FONT_PX = 16;

/** An estimated height that turns out to be wrong by less than this share stays: the thumb of a scrollbar rests. */
const ESTIMATE_SLACK = 0.02;

/** What of a card takes the focus. */
const FOCUSABLE = 'a[href],button,[tabindex]';

/** Makes the engine of one grid. What opened the layer of the page is never taken away. */
export function createGridEngine(
  { layers, isListening }: Page,
  clock: Clock,
  restored: GridSnapshot | null | undefined,
): GridEngine {
  const model = createGridModel();
  let stage: GridStage;
  let host: GridHost | undefined;
  // What is on the page.
  let scene: GridScene | undefined;
  let renderStart = 0;
  let renderMs = 0;
  let width = 0;
  let rootScale = 1;
  // What the window, or the element that scrolls, shows, in pixels from the list's top.
  let top = 0;
  let bottom = 0;
  let isRequested = false;
  let goal = -1;
  let toRestore = restored;

  const see = () => {
    const { list, scroller } = stage;
    top = (scroller?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top;
    bottom = top + (scroller?.clientHeight ?? window.innerHeight);
  };
  const measure = (newWidth: number, isUrgent: boolean) => {
    rootScale =
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_PX || 1;
    if (newWidth === width) return;
    width = newWidth;
    stage.rerender(isUrgent);
  };

  /** How far the first visible pin that is still there has moved, in pixels. */
  const shiftOf = (pins: readonly Pin[]): number => {
    let shift = 0;
    const moved = (before: readonly Pin[], index: number, from: number) => {
      const to = movedIndex(before, pins, index);
      if (to >= 0) shift = model.reach(0, to).tops[to]! - from;
      return to >= 0;
    };
    if (toRestore) moved([{ id: toRestore.anchorId }], 0, toRestore.offset + top);
    else if (scene && scene.version !== model.version() && top > 0) {
      const { start, end } = itemsBetween(scene.layout, top, bottom);
      let index = start;
      while (index < end && !moved(scene.pins, index, scene.layout.tops[index]!)) index++;
    }
    return shift;
  };

  const heightOf = ({ height, count }: GridLayout, pins: readonly Pin[]) => {
    const estimate = height * (pins.length / (count || 1));
    const last = scene?.pins === pins && count < pins.length ? scene.height : 0;
    return Math.abs(estimate - last) < last * ESTIMATE_SLACK && last > height ? last : estimate;
  };

  const focusItem = (index: number) => {
    const item = stage.list.children[scene!.shown.indexOf(index)] as HTMLElement | undefined;
    const inner = item?.querySelector<HTMLElement>(FOCUSABLE);
    (item?.hasAttribute('tabindex') ? item : inner)?.focus();
  };

  const fetchMore = () => {
    if (isRequested || host?.loadState !== 'more') return;
    const line = bottom + (bottom - top) * VIEWS_AHEAD;
    const { count, bottoms } = model.reach(line);
    if (count < scene!.pins.length || line < Math.min(...bottoms)) return;
    isRequested = true;
    host.fetchNextPage?.();
  };

  const look = (isUrgent: boolean) => {
    see();
    if (!scene) return;
    model.set(scene);
    const { start, end } = itemsInView(model.reach(2 * bottom - top), top, bottom);
    if (start !== scene.near.start || end !== scene.near.end) stage.rerender(isUrgent);
    else fetchMore();
  };

  return {
    start(newStage) {
      stage = newStage;
      const { list, scroller, measureFooters } = stage;
      // What stands below the list is as wide and grows no taller with it: nothing is told of new rows.
      const foot = list.nextElementSibling!;
      const gone = new AbortController();
      const { signal } = gone;
      // Browsers tell of both once a frame, before it is painted, and before scripts have changed anything in it.
      const follow = () => {
        toRestore = null;
        look(true);
      };
      measure(foot.getBoundingClientRect().width, false);
      // Another scroller may show another place.
      look(false);
      const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width, true));
      observer.observe(foot);
      const stop = measureFooters?.(list, (heights) => {
        if (scene) model.set(scene);
        if (model.setFooters(heights)) stage.rerender(true);
      });
      (scroller ?? window).addEventListener('scroll', follow, { passive: true, signal });
      window.addEventListener('resize', follow, { signal });
      return () => {
        observer.disconnect();
        stop?.();
        gone.abort();
      };
    },
    render(pins, boxOf) {
      if (!width) return undefined;
      if (isListening()) renderStart = clock.now();
      const input = { pins, boxOf, columns: gridColumns(width), rootScale };
      model.set(input);
      const shift = shiftOf(pins);
      const ahead = model.reach(2 * bottom - top + shift);
      const near = itemsInView(ahead, top + shift, bottom + shift);
      const anchor = layers.getSnapshot()?.props.anchor ?? null;
      const { shown, heir } = shownItems(pins, near, { scene, list: stage.list, goal, anchor });
      const layout = model.reach(0, shown.at(-1));
      const height = heightOf(layout, pins);
      return { ...input, layout, version: model.version(), height, shift, near, shown, heir };
    },
    commit(next, newHost) {
      const hasSettled = host?.loadState === 'loading' && newHost.loadState !== 'loading';
      // Many hosts build the list anew in each rendering: the same pins are the same list.
      const hasGrown =
        next?.pins.length !== scene?.pins.length || next?.pins.at(-1) !== scene?.pins.at(-1);
      if (hasSettled || hasGrown || newHost.loadState === 'failed') isRequested = false;
      host = newHost;
      if (!next || next === scene) return;
      if (isListening()) renderMs = clock.now() - renderStart;
      model.set(next);
      const { heir, near, shift } = next;
      scene = next;
      const from = top;
      if (shift !== 0) (stage.scroller ?? window).scrollBy({ top: shift, behavior: 'instant' });
      // Where the list turned out shorter than it was thought, the browser has scrolled by itself.
      if (shift !== 0 || near.start === near.end) look(false);
      // Nothing scrolls as far as the place that was restored: the list ends too early for it.
      if (shift !== 0 && top === from) toRestore = null;
      if (heir >= 0) focusItem(heir);
      fetchMore();
    },
    focus(index) {
      goal = index;
      stage.rerender(true);
      focusItem(index);
      goal = -1;
    },
    list: () => stage.list,
    scene: () => scene,
    renderMs: () => renderMs,
    getSnapshot() {
      const { start = 0 } = scene ? itemsBetween(scene.layout, top, bottom) : {};
      const pin = scene?.pins[start];
      return pin ? { anchorId: pin.id, offset: scene!.layout.tops[start]! - top, width } : null;
    },
  };
}
