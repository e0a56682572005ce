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

/** Something that may be seen, and what is told about it then (S2 §7). */
export interface ImpressionItem {
  readonly kind: ImpressionKind;
  readonly id: string;
  /** Its place in the list, from 0. */
  readonly slotIndex: number;
  /** From its first render until it stood on the page, in milliseconds. */
  readonly renderDurationMs: number;
  /** The visit of a page that it is seen in: each milestone counts once a visit, however often the item comes back. */
  readonly view: object;
}

/** Something was seen (S2 §7). */
export interface Impression<Item> {
  readonly item: Item;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The share that was reached: 0.01, 0.5, 0.8 or 1. Only pins have more than the first. */
  readonly milestone: number;
  /** Of its cell and of the window, in whole pixels. */
  readonly sizes: ImpressionSizes;
}

/** Tells what is seen, with one observer for all. */
export interface Impressions<Item> {
  /** Looks at an element until the returned way out is called, or there is nothing more to tell of it. */
  readonly observe: (element: Element, item: Item) => () => void;
}

/**
 * Tells each milestone of what is seen below the covered top of the window: 1, 50, 80 and 100 percent of a pin, the
 * first percent of anything else, each once an item, slot and view (S2 §7 §9). What is taller than the window counts by
 * the share of the window that it fills. Listens to nothing while there is nothing to look at.
 */
export function createImpressions<Item extends ImpressionItem>(
  now: () => number,
  onImpression: (impression: Impression<Item>) => void,
): Impressions<Item> {
  const items = new Map<Element, Item>();
  const told = new WeakMap<object, Map<string, number>>();
  /** What no threshold is met by: more than half of it never shows. */
  const tall = new Set<Element>();

  const lookAtTall = () => {
    for (const element of tall) look(element, element.getBoundingClientRect(), 0);
  };
  const follow = (element: Element, isTall: boolean) => {
    if (isTall) tall.add(element);
    else tall.delete(element);
    if (tall.size > 0) window.addEventListener('scroll', lookAtTall, LISTENER);
    else window.removeEventListener('scroll', lookAtTall, LISTENER);
  };
  const leave = (element: Element) => {
    items.delete(element);
    follow(element, false);
    observer?.unobserve(element);
    if (items.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };

  const look = (element: Element, { top, width, height }: DOMRectReadOnly, ratio: number) => {
    const item = items.get(element);
    if (!item) return;
    const view = { width: window.innerWidth, height: window.innerHeight };
    // The browser's own ratio is exact where all of an item shows; sums of fractions of pixels are not.
    const share = Math.max(ratio, visibleShare({ top, height, windowHeight: view.height }));
    const milestones = told.get(item.view) ?? new Map<string, number>();
    told.set(item.view, milestones);
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
    if (Math.max(reached.length, count) === last) leave(element);
    else follow(element, share > 0 && height > view.height - IMPRESSION_TOP_OFFSET_PX);
  };

  let observer: IntersectionObserver | undefined;
  const start = () =>
    new IntersectionObserver(
      (seen) => {
        for (const { target, boundingClientRect, isIntersecting, intersectionRatio } of seen) {
          if (isIntersecting) look(target, boundingClientRect, intersectionRatio);
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
      return () => leave(element);
    },
  };
}

const LISTENER = { capture: true, passive: true };
