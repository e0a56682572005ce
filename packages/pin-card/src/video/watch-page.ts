import { watchFocus } from '@tackboard/machines';
import { windowOf } from '../window-of.js';

/** Receives what happens to the page. */
interface PageListener {
  /** A video came near the screen or left it. {@link PageListener.onLayoutChange} follows. */
  readonly onNearChange: (element: Element, isNear: boolean) => void;
  /** The page gained or lost focus, or was shown or hidden. Update the videos at once. */
  readonly onFocusChange: Parameters<typeof watchFocus>[0];
  /** Something moved, a dialog opened or a preference changed. Measure the videos soon. */
  readonly onLayoutChange: () => void;
}

/** A page with listeners attached. */
export interface WatchedPage {
  /** Observe an element to be notified when it comes near the screen. */
  readonly near: Pick<IntersectionObserver, 'observe' | 'unobserve'>;
  /** Whether videos may start without a press: false with reduced motion or reduced data. */
  readonly allowsAutoplay: () => boolean;
  /** Whether the page has scrolled. Until then no one is on the way to a video below the window. */
  readonly hasScrolled: () => boolean;
  /** Removes all listeners and observers. */
  readonly stop: () => void;
}

/** Videos within this share of the window's height above or below it are near. */
const NEAR_MARGIN = '50%';

const HIDDEN_PART = '[inert],[aria-hidden="true"]';
const MODAL_DIALOG = 'dialog:modal,[aria-modal="true"]';

/** The attributes that open and close dialogs change. */
const COVERING_ATTRIBUTES = ['aria-hidden', 'inert', 'open'];

/** Only Chromium implements `navigator.connection`. */
type WithConnection = { readonly connection?: EventTarget & { readonly saveData?: boolean } };

/** Whether a modal dialog covers an element, or the element is inert. */
export function isCovered(element: Element): boolean {
  if (element.closest(HIDDEN_PART)) return true;
  // A dialog skips live regions and their ancestors, and makes the rest of the element inert instead.
  if (element.querySelector('[inert]')) return true;
  const { ownerDocument } = element;
  return ownerDocument.querySelector(MODAL_DIALOG) !== null && !element.closest(MODAL_DIALOG);
}

/**
 * Watches everything about the page that decides whether videos play, with one set of listeners for all videos. `element` is
 * a video: its window may be that of a frame.
 */
export function watchPage(
  element: Element,
  { onNearChange, onFocusChange, onLayoutChange }: PageListener,
): WatchedPage {
  const view = windowOf(element);
  const abort = new AbortController();
  const listen = (target: EventTarget, types: string, listener: (event: Event) => void) => {
    for (const type of types.split(' ')) {
      target.addEventListener(type, listener, {
        capture: true,
        passive: true,
        signal: abort.signal,
      });
    }
  };
  const near = new IntersectionObserver(
    (crossed) => {
      for (const { target, isIntersecting } of crossed) onNearChange(target, isIntersecting);
      onLayoutChange();
    },
    { rootMargin: NEAR_MARGIN },
  );
  const covering = new MutationObserver(onLayoutChange);
  covering.observe(element.ownerDocument, { subtree: true, attributeFilter: COVERING_ATTRIBUTES });

  const stopFocus = watchFocus(onFocusChange, view);
  let hasScrolled = view.scrollY > 0;
  listen(view, 'scroll resize focusin', ({ type }) => {
    hasScrolled ||= type === 'scroll';
    onLayoutChange();
  });

  const { connection } = view.navigator as WithConnection;
  const reduced = ['motion', 'data'].map((feature) =>
    view.matchMedia(`(prefers-reduced-${feature}: reduce)`),
  );
  for (const target of connection ? [...reduced, connection] : reduced)
    listen(target, 'change', onLayoutChange);

  return {
    near,
    allowsAutoplay: () => !connection?.saveData && !reduced.some(({ matches }) => matches),
    hasScrolled: () => hasScrolled,
    stop() {
      near.disconnect();
      covering.disconnect();
      abort.abort();
      stopFocus();
    },
  };
}
