/** What happens to the attention of the person (S3 §4.5). */
type SessionEvent = 'FOCUS' | 'BLUR' | 'VISIBLE' | 'HIDDEN' | 'PAGEHIDE';

/** What happens to a page that its films have to know. */
interface PageListener {
  /** A film came near to the screen, or left it; {@link PageListener.onMove} follows. */
  readonly onCross: (element: Element, isNear: boolean) => void;
  /** The page got or lost the attention of the person: what the films do is to be decided anew at once. */
  readonly onSession: (type: SessionEvent) => void;
  /** Something moved, opened or was asked for: the films are to be looked at soon. */
  readonly onMove: () => void;
}

/** A page that is listened to. */
export interface WatchedPage {
  /** Tells when films come near. */
  readonly near: Pick<IntersectionObserver, 'observe' | 'unobserve'>;
  /** Whether films may start by themselves: nobody asked for less motion, nor for less data. */
  readonly mayStart: () => boolean;
  readonly stop: () => void;
}

/** Films this share of a window above and below it are near. */
const NEAR_MARGIN = '50%';

const HIDDEN_PART = '[inert],[aria-hidden="true"]';
const MODAL_DIALOG = 'dialog:modal,[aria-modal="true"]';

/** What dialogs change about a page. */
const COVERING_ATTRIBUTES = ['aria-hidden', 'inert', 'open'];

/** Chromium alone has it. */
type WithConnection = { readonly connection?: EventTarget & { readonly saveData?: boolean } };

/** Whether a modal dialog lies above an element, or the element is inert: nobody can look at it. */
export function isCovered(element: Element): boolean {
  if (element.closest(HIDDEN_PART)) return true;
  // Dialogs leave what is said aloud as it is, and all that is around it: then the rest of the element is inert.
  if (element.querySelector('[inert]')) return true;
  return document.querySelector(MODAL_DIALOG) !== null && !element.closest(MODAL_DIALOG);
}

/** Listens to all that decides whether films play, with one observer and one set of listeners for all of them. */
export function watchPage({ onCross, onSession, onMove }: PageListener): WatchedPage {
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
      for (const { target, isIntersecting } of crossed) onCross(target, isIntersecting);
      onMove();
    },
    { rootMargin: NEAR_MARGIN },
  );
  const covering = new MutationObserver(onMove);
  covering.observe(document, { subtree: true, attributeFilter: COVERING_ATTRIBUTES });

  const look = () => onSession(document.hidden ? 'HIDDEN' : 'VISIBLE');
  look();
  listen(window, 'visibilitychange blur focus pagehide', ({ type, target }) => {
    // Elements have a focus of their own, which is nothing to the page.
    if (target !== window && target !== document) return;
    if (type.startsWith('v')) look();
    else onSession(type.toUpperCase() as SessionEvent);
  });
  listen(window, 'scroll resize focusin', onMove);

  const { connection } = navigator as WithConnection;
  const less = ['motion', 'data'].map((what) => matchMedia(`(prefers-reduced-${what}: reduce)`));
  for (const target of connection ? [...less, connection] : less) listen(target, 'change', onMove);

  return {
    near,
    mayStart: () => !connection?.saveData && !less.some(({ matches }) => matches),
    stop() {
      near.disconnect();
      covering.disconnect();
      abort.abort();
    },
  };
}
