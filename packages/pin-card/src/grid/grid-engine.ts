import type { Clock, Pin } from '@tackboard/domain';
import type { Page } from '../provider/page.js';
import { type GridColumns, gridColumns } from './grid-columns.js';
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

/** The next page is asked for when the shortest column ends within so many views below this one. */
const VIEWS_AHEAD = 1.5;

const ROOT_FONT_PX = 16;

/** A step as short as this, in pixels, does not turn the direction round: a resting finger trembles. */
const TREMBLE_PX = 32;

/** For so long, in milliseconds, a scroll counts on what stands above the list to keep its height; its end does not. */
const FRESH_MS = 250;

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
  let isNewStage = false;
  let host: GridHost;
  // What is on the page.
  let scene: GridScene | undefined;
  let renderStart = 0;
  let renderMs = 0;
  let width = 0;
  let columns: GridColumns;
  let rootScale = 1;
  // From the top of what scrolls to the list's, in pixels, and how high the view is.
  let origin = 0;
  let viewHeight = 0;
  let seenAt = 0;
  // What the window, or the element that scrolls, shows, in pixels from the list's top.
  let top = 0;
  let bottom = 0;
  let isUpward = false;
  let hasAsked = false;
  let goal = -1;
  let toRestore = restored;

  const see = (isExact = true) => {
    const last = top;
    const { list, scroller } = stage;
    const scrolled = scroller ? scroller.scrollTop : window.scrollY;
    if (isExact) {
      const start = scroller?.getBoundingClientRect().top ?? 0;
      origin = list.getBoundingClientRect().top - start + scrolled;
      viewHeight = scroller?.clientHeight ?? window.innerHeight;
    }
    top = scrolled - origin;
    bottom = top + viewHeight;
    if (Math.abs(top - last) > TREMBLE_PX) isUpward = top < last;
  };
  const measure = (newWidth: number, isUrgent: boolean) => {
    rootScale =
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_PX || 1;
    if (newWidth === width) return;
    width = newWidth;
    columns = gridColumns(width);
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

  const askForMore = () => {
    if (hasAsked || host.status !== 'ready') return;
    const line = bottom + viewHeight * VIEWS_AHEAD;
    const { count } = model.reach(line);
    if (count < scene!.pins.length || line < model.depth()) return;
    hasAsked = true;
    host.onLoadMore?.();
  };

  const look = (isUrgent: boolean, isExact?: boolean) => {
    if (!scene) return;
    model.set(scene);
    see(isExact);
    const { start, end } = itemsInView(model.reach(bottom + viewHeight), top, bottom, isUpward);
    if (start !== scene.near.start || end !== scene.near.end) stage.rerender(isUrgent);
    else askForMore();
  };

  return {
    start(newStage) {
      stage = newStage;
      isNewStage = true;
      const { list, scroller, measureFooters } = stage;
      // What stands below the list is as wide and grows no taller with it: nothing is told of new rows.
      const foot = list.nextElementSibling!;
      const gone = new AbortController();
      const { signal } = gone;
      // Browsers tell of both once a frame, before it is painted.
      const follow = ({ timeStamp, type }: Event) => {
        const isExact = type !== 'scroll' || timeStamp - seenAt > FRESH_MS;
        if (isExact) seenAt = timeStamp;
        toRestore = null;
        look(true, isExact);
      };
      see();
      measure(foot.getBoundingClientRect().width, false);
      const observer = new ResizeObserver(([entry]) => measure(entry!.contentRect.width, true));
      observer.observe(foot);
      const stop = measureFooters?.(list, (heights) => {
        if (scene) model.set(scene);
        const isNew = heights.map(([index, height]) => model.setFooter(index, height));
        if (isNew.includes(true)) stage.rerender(true);
      });
      for (const type of ['scroll', 'scrollend']) {
        (scroller ?? window).addEventListener(type, follow, { passive: true, signal });
      }
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
      const input = { pins, boxOf, columns, rootScale };
      model.set(input);
      const shift = shiftOf(pins);
      const ahead = model.reach(bottom + viewHeight + shift);
      const near = itemsInView(ahead, top + shift, bottom + shift, isUpward);
      const anchor = layers.current()?.props.anchor ?? null;
      const { shown, heir } = shownItems(pins, near, { scene, list: stage.list, goal, anchor });
      const layout = model.reach(0, shown.at(-1));
      const [version, height] = [model.version(), heightOf(layout, pins)];
      return { ...input, layout, version, height, near, shown, heir };
    },
    commit(next, newHost) {
      if (next?.pins !== scene?.pins || newHost.status === 'error') hasAsked = false;
      host = newHost;
      if (!next || next === scene) return;
      if (isListening()) renderMs = clock.now() - renderStart;
      model.set(next);
      const { heir, near, pins } = next;
      const shift = shiftOf(pins);
      scene = next;
      if (shift !== 0) (stage.scroller ?? window).scrollBy({ top: shift, behavior: 'instant' });
      // Another scroller may show another place. Where the list turned out shorter than it was thought, the browser has
      // scrolled by itself.
      if (isNewStage || shift !== 0 || near.start === near.end) look(false);
      isNewStage = false;
      if (heir >= 0) focusItem(heir);
      askForMore();
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
