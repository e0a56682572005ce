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
import { whenShown } from '@tackboard/ui';
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

/** The milestones that were reported. Each item has some of its own in each view. */
function createReported() {
  let counts = new WeakMap<object, Map<string, number>>();
  return {
    /** The milestones that an item reaches for the first time, and whether none is left. */
    reach({ kind, slotIndex, id, view }: ImpressionItem, share: number) {
      const countsOfView = counts.get(view) ?? new Map<string, number>();
      counts.set(view, countsOfView);
      const key = `${kind} ${slotIndex} ${id}`;
      const last = kind === 'pin' ? IMPRESSION_MILESTONES.length : 1;
      const count = countsOfView.get(key) ?? 0;
      const reached = reachedMilestones(share).slice(0, last);
      if (reached.length > count) countsOfView.set(key, reached.length);
      return { reached: reached.slice(count), isLast: Math.max(reached.length, count) === last };
    },
    reset: () => {
      counts = new WeakMap();
    },
  };
}

/**
 * Reports each milestone below the covered top of the window: 1, 50, 80 and 100 percent of a pin, the first percent of
 * anything else, each once per item, slot and view. An item taller than the window counts by the share of the
 * window that it fills. Nothing is seen on a page that the browser renders in advance, until somebody opens it. Without observed
 * elements there are no listeners.
 */
export function createImpressions<Item extends ImpressionItem>(
  now: () => number,
  onImpression: (impression: Impression<Item>) => void,
): Impressions<Item> {
  const items = new Map<Element, Item>();
  const reported = createReported();
  /** Elements too tall for the thresholds of the observer. */
  const tall = new Set<Element>();

  const checkTall = () => {
    for (const element of tall) check(element, element.getBoundingClientRect(), 0);
  };
  const follow = (element: Element, isTall: boolean) => {
    tall[isTall ? 'add' : 'delete'](element);
    const view = windowOf(element);
    if (tall.size > 0) view.addEventListener('scroll', checkTall, LISTENER);
    else view.removeEventListener('scroll', checkTall, LISTENER);
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
    const view = viewSize(element);
    // The browser's ratio is exact for a fully visible item; sums of fractional pixels are not.
    const share = Math.max(ratio, visibleShare({ top, height, windowHeight: view.height }));
    const { reached, isLast } = reported.reach(item, share);
    for (const milestone of reached) {
      const sizes = impressionSizes({ width, height }, view);
      onImpression({ item, time: now(), milestone, sizes });
    }
    if (isLast) unobserve(element);
    else follow(element, share > 0 && height > view.height - IMPRESSION_TOP_OFFSET_PX);
  };

  let observer: IntersectionObserver | undefined;
  const checkSeen = (seen: readonly IntersectionObserverEntry[]) => {
    for (const { target, boundingClientRect, isIntersecting, intersectionRatio } of seen) {
      if (isIntersecting) check(target, boundingClientRect, intersectionRatio);
      else follow(target, false);
    }
  };

  return {
    observe(element, item) {
      items.set(element, item);
      const cancel = whenShown(element.ownerDocument, () => {
        observer ??= new IntersectionObserver(checkSeen, OBSERVED);
        observer.observe(element);
      });
      return () => {
        cancel();
        unobserve(element);
      };
    },
    reset: reported.reset,
  };
}

function viewSize(element: Element) {
  const { innerWidth, innerHeight } = windowOf(element);
  return { width: innerWidth, height: innerHeight };
}

const LISTENER = { capture: true, passive: true };

const OBSERVED = {
  threshold: [...IMPRESSION_THRESHOLDS],
  rootMargin: `-${IMPRESSION_TOP_OFFSET_PX}px 0px 0px`,
};
