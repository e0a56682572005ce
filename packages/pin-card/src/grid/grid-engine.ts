import type { Clock, Pin } from '@tackboard/domain';
import type { ClientCore } from '../client/types.js';
import { windowOf } from '../window-of.js';
import { gridColumns, type GridLayout, itemsBetween } from './layout.js';
import { type GridInput, GridModel } from './grid-model.js';
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

/** The next page is fetched when the shortest column ends within this many viewports below the current one. */
const FETCH_AHEAD_VIEWPORTS = 1.5;

const ROOT_FONT_PX = 16;

/** An estimated height that is off by less than this share is kept, so that the thumb of the scrollbar does not jump. */
const ESTIMATE_SLACK = 0.02;

/** The element of a card that receives the focus. */
const FOCUSABLE = 'a[href],button,[tabindex]';

/** What a grid is laid out from, besides the width. */
export interface GridSource extends Pick<GridInput, 'itemSize' | 'pins'> {
  /** In pixels; undefined for the usual one. */
  readonly orderTolerance?: number | undefined;
}

/**
 * Decides which items of one grid are rendered, and where, as the viewport moves over it. The item that opened the page's
 * layer stays rendered.
 */
export class GridEngine {
  readonly #core: ClientCore;
  readonly #clock: Clock;
  readonly #model = new GridModel();
  readonly #waiting: (() => void)[] = [];
  #mount: GridMount | undefined;
  #host: GridHost | undefined;
  #scene: GridScene | undefined;
  #renderStart = 0;
  #renderMs = 0;
  #width = 0;
  #rootScale = 1;
  // The viewport of the scroller, in pixels from the top of the list.
  #top = 0;
  #bottom = 0;
  #isRequested = false;
  #focusGoal = -1;
  #pendingRestore: GridSnapshot | null | undefined;

  constructor(core: ClientCore, clock: Clock, restored: GridSnapshot | null | undefined) {
    this.#core = core;
    this.#clock = clock;
    this.#pendingRestore = restored;
    // The first rendering has the cards of the restored place already, so that a view transition finds the pressed one.
    this.#width = restored?.width ?? 0;
    this.#bottom = restored?.height ?? 0;
  }

  /** The list element. */
  get list(): Element {
    return this.#mount!.list;
  }

  /** How far the viewer has scrolled into the list, in pixels. */
  get top(): number {
    return this.#top;
  }

  /** What is on the page. */
  get scene(): GridScene | undefined {
    return this.#scene;
  }

  /** From the start of the last rendering until it was on the page, in milliseconds. */
  get renderMs(): number {
    return this.#renderMs;
  }

  /** Starts observing an element. Returns a function that stops. */
  start(mount: GridMount): () => void {
    this.#mount = mount;
    const { list, scroller, measureFooters } = mount;
    const view = windowOf(list);
    // The foot is as wide as the list and keeps its height, so its observer is not called for new rows.
    const foot = list.nextElementSibling!;
    const gone = new AbortController();
    const { signal } = gone;
    // Browsers fire both once per frame, before the paint and before other scripts of the frame.
    const follow = () => {
      this.#pendingRestore = null;
      this.#update(true);
    };
    this.#resize(foot.getBoundingClientRect().width, false);
    // Another scroller may be at another position.
    this.#update(false);
    const observer = new view.ResizeObserver(([entry]) =>
      this.#resize(entry!.contentRect.width, true),
    );
    observer.observe(foot);
    const stop = measureFooters?.(list, (heights) => {
      if (this.#scene) this.#model.set(this.#scene);
      if (this.#model.setFooters(heights)) mount.rerender(true);
    });
    (scroller ?? view).addEventListener('scroll', follow, { passive: true, signal });
    view.addEventListener('resize', follow, { signal });
    return () => {
      observer.disconnect();
      stop?.();
      gone.abort();
    };
  }

  /** Call this while rendering, but not during hydration. Returns undefined until the width is known, or that of a restored position. */
  render({ pins, itemSize, orderTolerance }: GridSource): GridScene | undefined {
    if (!this.#width) return undefined;
    const { isListening, layers } = this.#core;
    if (isListening()) this.#renderStart = this.#clock.now();
    const columns = gridColumns(this.#width, orderTolerance);
    const input = { pins, itemSize, columns, rootScale: this.#rootScale };
    const model = this.#model;
    model.set(input);
    const shift = this.#anchorShift(pins);
    const top = this.#top + shift;
    const bottom = this.#bottom + shift;
    const viewportHeight = bottom - top;
    const ahead = model.reach(bottom + Math.max(viewportHeight, OVERSCAN_PX));
    const range = overscannedItems(ahead, top, bottom);
    const { shown, focusIndex } = shownItems(pins, range, {
      scene: this.#scene,
      list: this.#mount?.list,
      focusGoal: this.#focusGoal,
      anchor: layers.getSnapshot()?.props.anchor ?? null,
    });
    const layout = model.reach(0, shown.at(-1));
    return {
      ...input,
      layout,
      version: model.version,
      height: this.#estimatedHeight(layout, pins),
      top,
      viewportHeight,
      shift,
      range,
      shown,
      focusIndex,
      isGuess: this.#mount === undefined,
    };
  }

  /** Call this after React has updated the page, before the paint. */
  commit(rendered: GridScene | undefined, host: GridHost): void {
    const next = rendered?.isGuess ? (this.#scene ?? this.#whereItIs(rendered)) : rendered;
    const hasSettled = this.#host?.loadState === 'loading' && host.loadState !== 'loading';
    // Many hosts create the array in each rendering: the same pins are the same list.
    const { pins: before } = this.#scene ?? {};
    const hasGrown = next?.pins.length !== before?.length || next?.pins.at(-1) !== before?.at(-1);
    if (hasSettled || hasGrown || host.loadState === 'failed') this.#isRequested = false;
    this.#host = host;
    if (!next || next === this.#scene) return;
    if (this.#core.isListening()) this.#renderMs = this.#clock.now() - this.#renderStart;
    this.#model.set(next);
    this.#scene = next;
    for (const start of this.#waiting.splice(0)) start();
    this.#scrollToAnchor(next);
    if (next.focusIndex >= 0) this.#focusItem(next.focusIndex);
    this.#fetchMore();
  }

  /** Moves the focus to the card of an item. */
  focus(index: number): void {
    this.#focusGoal = index;
    this.#mount!.rerender(true);
    this.#focusItem(index);
    this.#focusGoal = -1;
  }

  /** Places the pins up to an index, whether or not the viewer has come there. The last replaces the estimated height of the list. */
  placeTo(index: number): GridLayout {
    const scene = this.#scene!;
    this.#model.set(scene);
    const placed = this.#model.reach(0, index);
    if (scene.layout.count < scene.pins.length && index >= scene.pins.length)
      this.#mount!.rerender(false);
    return placed;
  }

  /** Calls `start` when the first pins are laid out: at once, or before the paint. */
  whenLaidOut(start: () => void): void {
    if (this.#scene) start();
    else this.#waiting.push(start);
  }

  /** The viewer's position as JSON; null before the first scene. */
  getSnapshot(): GridSnapshot | null {
    const { layout, pins } = this.#scene ?? {};
    if (!layout) return null;
    const { start } = itemsBetween(layout, this.#top, this.#bottom);
    const pin = pins?.[start];
    if (!pin) return null;
    const offset = layout.tops[start]! - this.#top;
    return { anchorId: pin.id, offset, width: this.#width, height: this.#bottom - this.#top };
  }

  /** The scene that was rendered before the list was there, seen from where the list is. */
  #whereItIs(scene: GridScene): GridScene {
    this.#model.set(scene);
    const shift = this.#anchorShift(scene.pins);
    return { ...scene, shift, top: this.#top + shift, viewportHeight: this.#bottom - this.#top };
  }

  #readViewport(): void {
    const { list, scroller } = this.#mount!;
    const from = scroller?.getBoundingClientRect().top ?? 0;
    this.#top = from - list.getBoundingClientRect().top;
    this.#bottom = this.#top + (scroller?.clientHeight ?? windowOf(list).innerHeight);
  }

  #resize(width: number, isUrgent: boolean): void {
    const { documentElement } = this.list.ownerDocument;
    const rootFontPx = Number.parseFloat(getComputedStyle(documentElement).fontSize);
    const rootScale = rootFontPx / ROOT_FONT_PX || 1;
    if (width === this.#width && rootScale === this.#rootScale) return;
    this.#width = width;
    this.#rootScale = rootScale;
    this.#mount!.rerender(isUrgent);
  }

  /** Follows the viewport: renders again when it has moved far enough. */
  #update(isUrgent: boolean): void {
    this.#readViewport();
    if (!this.#scene) return;
    this.#model.set(this.#scene);
    const moved = this.#top - this.#scene.top;
    const grown = this.#bottom - this.#top - this.#scene.viewportHeight;
    if (Math.abs(moved) + Math.abs(grown) >= SLACK_PX) this.#mount!.rerender(isUrgent);
    else this.#fetchMore();
  }

  /** The visible items, the best anchor first: the focused one, then the fully visible ones. */
  #anchors(layout: GridLayout): readonly number[] {
    const top = this.#top;
    const bottom = this.#bottom;
    const { tops, heights } = layout;
    const { start, end } = itemsBetween(layout, top, bottom);
    const { activeElement } = this.list.getRootNode() as Document;
    const focused = this.list.contains(activeElement) ? indexOf(activeElement!) : -1;
    const visible = Array.from({ length: end - start }, (_, at) => start + at).filter(
      (index) => tops[index]! < bottom && tops[index]! + heights[index]! > top,
    );
    return [
      ...visible.filter((index) => index === focused),
      ...visible.filter((index) => tops[index]! >= top && tops[index]! + heights[index]! <= bottom),
      ...visible,
    ];
  }

  /** How far the anchor, the best of those that still exist, has moved, in pixels. */
  #anchorShift(pins: readonly Pin[]): number {
    const scene = this.#scene;
    let shift = 0;
    const moved = (before: readonly Pin[], index: number, from: number) => {
      const to = indexAfter(before, pins, index);
      if (to >= 0) shift = this.#model.reach(0, to).tops[to]! - from;
      return to >= 0;
    };
    if (this.#pendingRestore) {
      const { anchorId, offset } = this.#pendingRestore;
      moved([{ id: anchorId }], 0, offset + this.#top);
    } else if (scene && scene.version !== this.#model.version && this.#top > 0) {
      const { layout } = scene;
      this.#anchors(layout).some((index) => moved(scene.pins, index, layout.tops[index]!));
    }
    return shift;
  }

  #estimatedHeight({ height, count }: GridLayout, pins: readonly Pin[]): number {
    const estimate = height * (pins.length / (count || 1));
    const last = this.#scene?.pins === pins && count < pins.length ? this.#scene.height : 0;
    return Math.abs(estimate - last) < last * ESTIMATE_SLACK && last > height ? last : estimate;
  }

  /** Scrolls as far as the anchor of a scene has moved. */
  #scrollToAnchor({ height, range, shift }: GridScene): void {
    const from = this.#top;
    if (shift !== 0) {
      // When the list has become shorter than the old position, the browser has scrolled to its end by itself.
      this.#readViewport();
      const by = this.#bottom + 1 > height ? shift + from - this.#top : shift;
      (this.#mount!.scroller ?? windowOf(this.list)).scrollBy({ top: by, behavior: 'instant' });
    }
    // When the list is shorter than its estimate, the browser has scrolled by itself.
    if (shift !== 0 || range.start === range.end) this.#update(false);
    // The list is too short for the restored position.
    if (shift !== 0 && this.#top === from) this.#pendingRestore = null;
  }

  #focusItem(index: number): void {
    const item = this.list.children[this.#scene!.shown.indexOf(index)] as HTMLElement | undefined;
    const inner = item?.querySelector<HTMLElement>(FOCUSABLE);
    (item?.hasAttribute('tabindex') ? item : inner)?.focus();
  }

  #fetchMore(): void {
    const host = this.#host;
    if (this.#isRequested || host?.loadState !== 'more') return;
    const line = this.#bottom + (this.#bottom - this.#top) * FETCH_AHEAD_VIEWPORTS;
    const { count, bottoms } = this.#model.reach(line);
    if (count < this.#scene!.pins.length || line < Math.min(...bottoms)) return;
    this.#isRequested = true;
    host.fetchNextPage?.();
  }
}
