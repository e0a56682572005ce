import type { Pin } from '@tackboard/domain';
import type { LayerStore } from '../layer/layer-store.js';
import { gridColumns } from './grid-columns.js';
import { createGridModel, type GridInput } from './grid-model.js';
import { indexOf } from './grid-item-index.js';
import type { GridSnapshot } from './grid-snapshot.js';
import type { GridStatus } from './grid-status.js';
import { itemsInView } from './grid-view.js';
import { type GridLayout, type ItemRange, itemsBetween } from './layout.js';
import type { MeasureFooters } from './measure-footers.js';
import { movedIndex } from './moved-index.js';

/** What a grid shows: where its items lie, and which of them are rendered. */
export interface GridScene extends GridInput {
  readonly layout: GridLayout;
  /** The items that stand in the view or near it. */
  readonly near: ItemRange;
  /** Other items that are rendered: their cards hold the focus, or something that is open. −1 is none. */
  readonly held: readonly number[];
  /** The item that takes the focus of one that is gone; −1: none. */
  readonly heir: number;
}

/** What a page hands to the engine when it was rendered. */
export interface GridHost {
  readonly status?: GridStatus;
  readonly onLoadMore?: () => void;
}

/** Follows the window over one grid. */
export interface GridEngine {
  /** Takes the list and the element that scrolls over; returns what lets them go. */
  readonly start: (
    list: Element,
    scroller: Element | null,
    measureFooters: MeasureFooters | undefined,
  ) => () => void;
  /** While rendering: what shows. Undefined before the width is known. */
  readonly render: (pins: readonly Pin[], boxOf: GridInput['boxOf']) => GridScene | undefined;
  /** When what was rendered is on the page, and before it is painted. */
  readonly commit: (scene: GridScene | undefined, host: GridHost) => void;
  /** Moves the focus to the card of an item. */
  readonly focus: (index: number) => void;
  /** The scene on the page. */
  readonly scene: () => GridScene | undefined;
  /** Where the person is, as JSON; null before anything shows. */
  readonly getSnapshot: () => GridSnapshot | null;
}

/** The next page is asked for when the shortest column ends within so many views below this one. */
const VIEWS_AHEAD = 1.5;

const ROOT_FONT_PX = 16;

/** A step as short as this, in pixels, does not turn the direction round: a resting finger trembles. */
const TREMBLE_PX = 32;

/** What holds a card on the page: the focus, or something that it opened. */
const HELD = ':focus,[aria-expanded=true],[data-open]';

/** What of a card takes the focus. */
const FOCUSABLE = 'a[href],button,[tabindex]';

/**
 * Makes the engine of one grid. `rerender` is called when something else has to show: with `true` at once, before the
 * next paint. What opened the layer of the page is never taken away.
 */
export function createGridEngine(
  rerender: (isUrgent: boolean) => void,
  layers: LayerStore,
  restored: GridSnapshot | null | undefined,
): GridEngine {
  const model = createGridModel();
  let list: Element | undefined;
  let scroller: Element | null;
  let host: GridHost | undefined;
  // What is on the page.
  let scene: GridScene | undefined;
  let width = 0;
  let rootScale = 1;
  // What the window, or the element that scrolls, shows, in pixels from the list's top.
  let top = 0;
  let bottom = 0;
  let isUpward = false;
  let hasAsked = false;
  let goal = -1;
  let toRestore = restored;

  const see = () => {
    const last = top;
    top = (scroller?.getBoundingClientRect().top ?? 0) - list!.getBoundingClientRect().top;
    bottom = top + (scroller?.clientHeight ?? window.innerHeight);
    if (Math.abs(top - last) > TREMBLE_PX) isUpward = top < last;
  };
  const measure = (newWidth: number) => {
    const isNew = newWidth !== width;
    width = newWidth;
    rootScale =
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_PX || 1;
    return isNew;
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
    else if (scene && top > 0) {
      const { start, end } = itemsBetween(scene.layout, top, bottom);
      let index = start;
      while (index < end && !moved(scene.pins, index, scene.layout.tops[index]!)) index++;
    }
    return shift;
  };

  const focusItem = (index: number) => {
    const item = list!.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const inner = item?.querySelector<HTMLElement>(FOCUSABLE);
    (item?.hasAttribute('tabindex') ? item : inner)?.focus();
  };

  const askForMore = () => {
    const line = bottom + (bottom - top) * VIEWS_AHEAD;
    const { count, bottoms } = model.reach(line);
    if (hasAsked || host!.status !== 'ready') return;
    if (count < scene!.pins.length || line < Math.min(...bottoms)) return;
    hasAsked = true;
    host!.onLoadMore?.();
  };

  const look = (isUrgent: boolean) => {
    if (!scene) return;
    model.set(scene);
    see();
    const { start, end } = itemsInView(model.reach(2 * bottom - top), top, bottom, isUpward);
    if (start !== scene.near.start || end !== scene.near.end) rerender(isUrgent);
    askForMore();
  };

  return {
    start(newList, newScroller, measureFooters) {
      list = newList;
      scroller = newScroller;
      // What stands below the list is as wide and grows no taller with it: nothing is told of new rows.
      const foot = list.nextElementSibling!;
      const gone = new AbortController();
      const { signal } = gone;
      let frame = 0;
      const follow = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          toRestore = null;
          look(true);
        });
      };
      see();
      if (measure(foot.getBoundingClientRect().width)) rerender(false);
      const observer = new ResizeObserver(([entry]) => {
        if (measure(entry!.contentRect.width)) rerender(true);
      });
      observer.observe(foot);
      const stop = measureFooters?.(list, (heights) => {
        if (scene) model.set(scene);
        const isNew = heights.map(([index, height]) => model.setFooter(index, height));
        if (isNew.includes(true)) rerender(true);
      });
      (scroller ?? window).addEventListener('scroll', follow, { passive: true, signal });
      window.addEventListener('resize', follow, { signal });
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        stop?.();
        gone.abort();
      };
    },
    render(pins, boxOf) {
      if (!width) return undefined;
      const input = { pins, boxOf, columns: gridColumns(width), rootScale };
      let heir = -1;
      const held = goal < 0 ? [] : [goal];
      const elements = scene
        ? [...list!.querySelectorAll(HELD), layers.current()?.props.anchor]
        : [];
      for (const element of elements) {
        if (!element || !list!.contains(element)) continue;
        const index = indexOf(element);
        const moved = movedIndex(scene!.pins, pins, index);
        if (moved < 0 && element.matches(':focus')) heir = Math.min(index, pins.length - 1);
        held.push(moved < 0 ? heir : moved);
      }
      model.set(input);
      const shift = shiftOf(pins);
      const layout = model.reach(2 * bottom - top + shift, Math.max(...held, -1));
      const near = itemsInView(layout, top + shift, bottom + shift, isUpward);
      return { ...input, layout, near, held, heir };
    },
    commit(next, newHost) {
      if (next?.pins !== scene?.pins || newHost.status === 'error') hasAsked = false;
      host = newHost;
      if (!next || next === scene) return;
      model.set(next);
      const { heir, near, pins } = next;
      const shift = shiftOf(pins);
      scene = next;
      if (shift !== 0) (scroller ?? window).scrollBy({ top: shift, behavior: 'instant' });
      // Where the list turned out shorter than it was thought, the browser has scrolled by itself.
      if (shift !== 0 || near.start === near.end) look(false);
      if (heir >= 0) focusItem(heir);
      askForMore();
    },
    focus(index) {
      goal = index;
      rerender(true);
      focusItem(index);
      goal = -1;
    },
    scene: () => scene,
    getSnapshot() {
      const { start = 0 } = scene ? itemsBetween(scene.layout, top, bottom) : {};
      const pin = scene?.pins[start];
      return pin ? { anchorId: pin.id, offset: scene!.layout.tops[start]! - top, width } : null;
    },
  };
}
