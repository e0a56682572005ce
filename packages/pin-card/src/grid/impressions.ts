import {
  IMPRESSION_MILESTONES,
  IMPRESSION_THRESHOLDS,
  IMPRESSION_TOP_OFFSET_PX,
  type ImpressionKind,
  impressionSizes,
  type ImpressionSizes,
  reachedMilestones,
  visibleShare,
} from '@tackboard/domain/tracking';
import { windowOf } from '../window-of.js';

/** Something that may be seen, and what is reported about it. */
export interface ImpressionItem {
  readonly kind: ImpressionKind;
  readonly id: string;
  /** Its index in the list, from 0. */
  readonly slotIndex: number;
  /** From the start of its first rendering until it was on the page, in milliseconds. */
  readonly renderDurationMs: number;
  /** The visit in which it is seen: each milestone counts once per visit, however often the item comes back. */
  readonly view: object;
}

/** A milestone that was reached. */
export interface Impression<Item> {
  readonly item: Item;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The visible share: 0.01, 0.5, 0.8 or 1. Only pins have more than the first. */
  readonly milestone: number;
  /** Of its cell and of the window, in whole pixels. */
  readonly sizes: ImpressionSizes;
}

/** Reports what is seen, with one observer for all. */
export interface Impressions<Item> {
  /** Observes an element until its last milestone. Returns a function that stops. */
  readonly observe: (element: Element, item: Item) => () => void;
  /** Forgets which milestones were reported. */
  readonly reset: () => void;
}

/**
 * Reports each milestone below the covered top of the window: 1, 50, 80 and 100 percent of a pin, the first percent of
 * anything else, each once per item, slot and view. An item taller than the window counts by the share of the
 * window that it fills. Without observed elements there are no listeners.
 */
export function createImpressions<Item extends ImpressionItem>(
  now: () => number,
  onImpression: (impression: Impression<Item>) => void,
): Impressions<Item> {
  const items = new Map<Element, Item>();
  let reported = new WeakMap<object, Map<string, number>>();
  /** Elements too tall for the thresholds of the observer. */
  const tall = new Set<Element>();

  const checkTall = () => {
    for (const element of tall) check(element, element.getBoundingClientRect(), 0);
  };
  const follow = (element: Element, isTall: boolean) => {
    if (isTall) tall.add(element);
    else tall.delete(element);
    if (tall.size > 0) windowOf(element).addEventListener('scroll', checkTall, LISTENER);
    else windowOf(element).removeEventListener('scroll', checkTall, LISTENER);
  };
  const unobserve = (element: Element) => {
    items.delete(element);
    follow(element, false);
    observer?.unobserve(element);
    if (items.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };

  const check = (element: Element, { top, width, height }: DOMRectReadOnly, ratio: number) => {
    const item = items.get(element);
    if (!item) return;
    const { innerWidth: viewWidth, innerHeight: viewHeight } = windowOf(element);
    const view = { width: viewWidth, height: viewHeight };
    // The browser's ratio is exact for a fully visible item; sums of fractional pixels are not.
    const share = Math.max(ratio, visibleShare({ top, height, windowHeight: view.height }));
    const milestones = reported.get(item.view) ?? new Map<string, number>();
    reported.set(item.view, milestones);
    const key = `${item.kind} ${item.slotIndex} ${item.id}`;
    const last = item.kind === 'pin' ? IMPRESSION_MILESTONES.length : 1;
    const count = milestones.get(key) ?? 0;
    const reached = reachedMilestones(share).slice(0, last);
    if (reached.length > count) milestones.set(key, reached.length);
    for (const milestone of reached.slice(count)) {
      onImpression({
        item,
        time: now(),
        milestone,
        sizes: impressionSizes({ width, height }, view),
      });
    }
    if (Math.max(reached.length, count) === last) unobserve(element);
    else follow(element, share > 0 && height > view.height - IMPRESSION_TOP_OFFSET_PX);
  };

  let observer: IntersectionObserver | undefined;
  const start = () =>
    new IntersectionObserver(
      (seen) => {
        for (const { target, boundingClientRect, isIntersecting, intersectionRatio } of seen) {
          if (isIntersecting) check(target, boundingClientRect, intersectionRatio);
          else follow(target, false);
        }
      },
      {
        threshold: [...IMPRESSION_THRESHOLDS],
        rootMargin: `-${IMPRESSION_TOP_OFFSET_PX}px 0px 0px`,
      },
    );

  return {
    observe(element, item) {
      items.set(element, item);
      observer ??= start();
      observer.observe(element);
      return () => unobserve(element);
    },
    reset: () => void (reported = new WeakMap()),
  };
}

const LISTENER = { capture: true, passive: true };
