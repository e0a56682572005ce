import type { Pin } from '@tackboard/domain';
import { type GridColumns, gridColumns } from './grid-columns.js';
import { createGridModel, type GridInput } from './grid-model.js';
import type { GridSnapshot } from './grid-snapshot.js';
import type { GridStatus } from './grid-status.js';
import { type GridView, itemsInView, viewOf } from './grid-view.js';
import { type GridLayout, itemsBetween } from './layout.js';
import { movedIndex } from './moved-index.js';

/** What a grid shows: where its items lie, and which of them are rendered. */
export interface GridScene extends GridInput {
  readonly layout: GridLayout;
  readonly columns: GridColumns;
  /** The list's height, in pixels; estimated while nobody has looked further down. */
  readonly height: number;
  /** The height of the window, or of the element that scrolls, in pixels. */
  readonly viewHeight: number;
  /** The items that are rendered, in order. */
  readonly indices: readonly number[];
}

interface PlacedScene extends GridScene {
  /** Of {@link GridScene.indices}, those that stand near the view. */
  readonly near: readonly number[];
  /** So far has the page to scroll for the first visible pin to stay where it is, in pixels. */
  readonly shift: number;
  /** The item that takes the focus of one that is gone; −1: none. */
  readonly heir: number;
}

/** What a page hands to the engine when it was rendered. */
export interface GridHost {
  readonly status: GridStatus;
  readonly onLoadMore: (() => void) | undefined;
  /** The footers of rendered cards are measured. */
  readonly measuresFooters: boolean;
  /** The element that a popup belongs to, when one is open. */
  readonly popupAnchor: () => Element | null | undefined;
}

/** Follows the window over one grid. */
export interface GridEngine {
  /** Takes the list and the element that scrolls over; returns what lets them go. */
  readonly start: (list: HTMLElement, scroller: HTMLElement | null) => () => void;
  /** While rendering: what shows. Undefined before the width is known. */
  readonly render: (pins: readonly Pin[], boxOf: GridInput['boxOf']) => GridScene | undefined;
  /** When what was rendered is on the page, and before it is painted. */
  readonly commit: (scene: GridScene | undefined, host: GridHost) => void;
  /** Moves the focus to the card of an item. */
  readonly focus: (index: number) => void;
  /** The scene on the page. */
  readonly scene: () => GridScene | undefined;
  readonly snapshot: () => GridSnapshot | null;
}

/** The next page is asked for when the shortest column ends within so many views below this one. */
const VIEWS_AHEAD = 1.5;

const ROOT_FONT_PX = 16;

/** What holds a card on the page: the focus, or something that it opened. */
const HELD = ':focus, [aria-expanded="true"], [data-open]';

/** What of a card takes the focus. */
const FOCUSABLE = 'a[href], button, [tabindex]';

/** What of a host's own card is its footer. */
const FOOTER = '[data-grid-footer]';

/** The index of the item that an element stands in; −1: in none. */
export function indexOf(element: Element | null | undefined): number {
  return Number(element?.closest('[data-index]')?.getAttribute('data-index') ?? -1);
}

/**
 * Makes the engine of one grid. `rerender` is called when something else has to show: with `true` at once, before the
 * next paint.
 */
export function createGridEngine(
  rerender: (isUrgent: boolean) => void,
  restored: GridSnapshot | null | undefined,
): GridEngine {
  const model = createGridModel();
  let list: HTMLElement | undefined;
  let scroller: HTMLElement | null = null;
  let width = 0;
  let rootScale = 1;
  let view: GridView = { top: 0, bottom: 0, isUpward: false };
  // What is on the page, and who rendered it.
  let scene: PlacedScene | undefined;
  let host: GridHost | undefined;
  let hasAsked = false;
  let goal = -1;
  let toRestore = restored;
  let watchFooters: (() => void) | undefined;

  const see = () => {
    view = viewOf(list!, scroller, view);
  };
  const measure = (next: number) => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const scale = size > 0 ? size / ROOT_FONT_PX : 1;
    const isSame = width === next && rootScale === scale;
    width = next;
    rootScale = scale;
    return !isSame;
  };
  const reached = (): GridLayout => model.reach(view.bottom * 2 - view.top);

  /** The items whose cards hold the focus or a popup, where `pins` have them now. */
  const heldItems = (
    pins: readonly Pin[],
  ): { readonly held: readonly number[]; readonly heir: number } => {
    let heir = -1;
    const held = goal < 0 ? [] : [goal];
    const elements = list && scene ? [...list.querySelectorAll(HELD), host?.popupAnchor()] : [];
    for (const element of elements) {
      const index = list!.contains(element ?? null) ? indexOf(element) : -1;
      if (index < 0) continue;
      const moved = movedIndex(scene!.pins, pins, index);
      if (moved >= 0) held.push(moved);
      else if (element!.matches(':focus')) heir = Math.min(index, pins.length - 1);
    }
    if (heir >= 0) held.push(heir);
    return { held, heir };
  };

  /** How far the first visible pin that is still there has moved, in pixels. */
  const shiftOf = (pins: readonly Pin[]): number => {
    if (toRestore) {
      const index = pins.findIndex(({ id }) => id === toRestore?.anchorId);
      return index < 0 ? 0 : model.reach(0, index).tops[index]! - toRestore.offset - view.top;
    }
    if (!scene || view.top <= 0) return 0;
    const { start, end } = itemsBetween(scene.layout, view.top, view.bottom);
    for (let index = start; index < end; index++) {
      const moved = movedIndex(scene.pins, pins, index);
      if (moved >= 0) return model.reach(0, moved).tops[moved]! - scene.layout.tops[index]!;
    }
    return 0;
  };

  const focusItem = (index: number) => {
    const item = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const target = item?.matches('[tabindex]') ? item : item?.querySelector<HTMLElement>(FOCUSABLE);
    target?.focus();
  };

  const askForMore = () => {
    if (!scene || host?.status !== 'ready' || hasAsked) return;
    const line = view.bottom + (view.bottom - view.top) * VIEWS_AHEAD;
    const { count, bottoms } = model.reach(line);
    if (count < scene.pins.length || line < Math.min(...bottoms)) return;
    hasAsked = true;
    host.onLoadMore?.();
  };

  const look = (isMoved = true) => {
    if (!scene) return;
    if (isMoved) toRestore = undefined;
    model.set(scene);
    see();
    const near = itemsInView(reached(), view);
    const isSame =
      near.length === scene.near.length && near.every((item, at) => item === scene?.near[at]);
    if (!isSame) rerender(isMoved);
    askForMore();
  };

  return {
    start(newList, newScroller) {
      list = newList;
      scroller = newScroller;
      // What stands below the list is as wide and grows no taller with it: nothing is told of new rows.
      const foot = newList.nextElementSibling!;
      const target = newScroller ?? window;
      let frame = 0;
      const follow = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          look();
        });
      };
      see();
      if (measure(foot.getBoundingClientRect().width)) rerender(false);
      const observer = new ResizeObserver((entries) => {
        let isOther = false;
        if (scene) model.set(scene);
        for (const { target, contentRect, borderBoxSize } of entries) {
          if (target === foot) isOther = measure(contentRect.width) || isOther;
          else if (target.isConnected) {
            isOther = model.setFooter(indexOf(target), borderBoxSize[0]!.blockSize) || isOther;
          }
        }
        if (isOther) rerender(true);
      });
      observer.observe(foot);
      const seen = new WeakSet<Element>();
      watchFooters = () => {
        for (const footer of newList.querySelectorAll(FOOTER)) {
          if (!seen.has(footer)) observer.observe(footer);
          seen.add(footer);
        }
      };
      target.addEventListener('scroll', follow, { passive: true });
      window.addEventListener('resize', follow);
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        target.removeEventListener('scroll', follow);
        window.removeEventListener('resize', follow);
      };
    },
    render(pins, boxOf) {
      if (!width) return undefined;
      const columns = gridColumns(width);
      const input = { pins, boxOf, columns, rootScale };
      const { held, heir } = heldItems(pins);
      model.set(input);
      const shift = shiftOf(pins);
      const { top, bottom, isUpward } = view;
      const viewHeight = bottom - top;
      const layout = model.reach(bottom + shift + viewHeight, Math.max(...held, -1));
      const near = itemsInView(layout, { top: top + shift, bottom: bottom + shift, isUpward });
      const indices = held.every((item) => near.includes(item))
        ? near
        : [...new Set([...near, ...held])].toSorted((one, other) => one - other);
      const height = layout.height * (pins.length / (layout.count || 1));
      return { ...input, layout, height, viewHeight, near, indices, shift, heir } as PlacedScene;
    },
    commit(next, newHost) {
      const last = scene;
      scene = next as PlacedScene | undefined;
      host = newHost;
      if (last?.pins !== scene?.pins || host.status === 'error') hasAsked = false;
      if (!scene || scene === last) return;
      const { shift, heir, pins } = scene;
      if (toRestore && movedIndex([{ id: toRestore.anchorId }], pins, 0) >= 0)
        toRestore = undefined;
      if (shift !== 0) {
        (scroller ?? window).scrollBy({ top: shift, behavior: 'instant' });
      }
      // Where the list turned out shorter than it was thought, the browser has scrolled by itself.
      if (shift !== 0 || scene.near.length === 0) look(false);
      if (heir >= 0) focusItem(heir);
      if (host.measuresFooters) watchFooters?.();
      askForMore();
    },
    focus(index) {
      goal = index;
      rerender(true);
      focusItem(index);
      goal = -1;
    },
    scene: () => scene,
    snapshot() {
      if (!scene) return null;
      const { layout, pins } = scene;
      const { start } = itemsBetween(layout, view.top, view.bottom);
      const pin = pins[start];
      return pin ? { anchorId: pin.id, offset: layout.tops[start]! - view.top, width } : null;
    },
  };
}
