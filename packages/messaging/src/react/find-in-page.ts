'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns the elements that a message may name as its anchor: by `data-message-anchor`, by id, or by a CSS selector. Calls
 * `onInvalid` when no element has that name and it is not a valid selector.
 */
export function findInPage(anchor: string, onInvalid?: () => void): Iterable<HTMLElement> {
  const escaped = CSS.escape(anchor);
  const named = document.querySelectorAll<HTMLElement>(
    `[data-message-anchor="${escaped}"], #${escaped}`,
  );
  if (named.length > 0) return named;
  try {
    return document.querySelectorAll<HTMLElement>(anchor);
  } catch {
    onInvalid?.();
    return [];
  }
}

/** Returns the first element that shows. */
export function firstVisible(elements: Iterable<HTMLElement>): HTMLElement | null {
  for (const element of elements) {
    if (isVisible(element)) return element;
  }
  return null;
}

/** Clips that leave nothing of an element. */
const HIDING_CLIP = /^(?:inset\((?:50|100)%.*\)|rect\(0px,? 0px,? 0px,? 0px\))$/;

/**
 * Whether an element shows: it takes room on the page, is opaque, visible and not clipped. A message at a detached or hidden
 * element would show at 0,0. An element that shows only on hover, marked with `--tb-shows-on-hover`, never counts: its message
 * would come and go with the pointer.
 */
export function isVisible(element: Element): boolean {
  if (!element.isConnected) return false;
  const { height, width } = element.getBoundingClientRect();
  if (width <= 0 && height <= 0) return false;
  const style = getComputedStyle(element);
  if (style.getPropertyValue('--tb-shows-on-hover') === '1') return false;
  if (HIDING_CLIP.test(style.clipPath) || HIDING_CLIP.test(style.clip)) return false;
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

/** Calls the listener, at most once a frame, after elements came, went or moved. Returns a function that stops it. */
export function watchPage(listener: () => void): () => void {
  let frame = 0;
  const notify = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  const observer = new MutationObserver(notify);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'hidden', 'id', 'style', 'data-message-anchor'],
  });
  globalThis.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    globalThis.removeEventListener('resize', notify);
    cancelAnimationFrame(frame);
  };
}

const noElement = () => null;
const watchNothing = () => () => undefined;

/** The first visible element that {@link findInPage} finds for an anchor; null while there is none. */
export function useAnchor(anchor: string | undefined): HTMLElement | null {
  const get = useCallback(
    () => (anchor === undefined ? null : firstVisible(findInPage(anchor))),
    [anchor],
  );
  return useSyncExternalStore(anchor === undefined ? watchNothing : watchPage, get, noElement);
}
