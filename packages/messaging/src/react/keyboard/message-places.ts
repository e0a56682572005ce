import { canFocus, tabStopsIn, tabStopsNear } from './tab-stops.js';

/** Where a message shows. A message may have two: a pulsar, and what it opens. */
export interface MessagePlace {
  readonly key: string;
  readonly element: HTMLElement;
  /** The element that the message points at; null for others. */
  readonly anchor: HTMLElement | null;
  /** It lies over the page, at the end of its markup, and not in the flow of the page. */
  readonly isOverPage: boolean;
}

/** Where the messages of a page show, and where the focus was before it went into one. */
export interface MessagePlaces {
  /** Returns a function that removes the place. The focus that is lost with it goes back to where it was. */
  readonly add: (place: MessagePlace) => () => void;
  readonly list: () => readonly MessagePlace[];
  /** The message that an element belongs to. */
  readonly keyOf: (element: Element | null) => string | undefined;
  /** Whether an element belongs to a message over the page. */
  readonly isOverPage: (element: Element) => boolean;
  /** Where the focus was before it went into a message, or else a Tab stop near it. */
  readonly returnTarget: (key: string) => HTMLElement | null;
  /** Calls the listener after places came or went. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the focus. Returns a function that stops it. */
  readonly followFocus: () => () => void;
}

/** Creates the places of a page without messages. */
export function createMessagePlaces(): MessagePlaces {
  const listeners = new Set<() => void>();
  const origins = new Map<string, HTMLElement>();
  const anchors = new Map<string, HTMLElement>();
  let places: readonly MessagePlace[] = [];
  let lastFocused: HTMLElement | undefined;
  let lastInPage: HTMLElement | undefined;

  const keyOf = (element: Element | null) =>
    places.find((place) => place.element.contains(element))?.key;
  const isOverPage = (element: Element) =>
    places.some((place) => place.isOverPage && place.element.contains(element));

  function change(next: readonly MessagePlace[]) {
    places = next;
    // A ref detaches and attaches again whenever its component renders.
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  }

  function follow({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    const key = keyOf(target);
    const from = lastFocused?.isConnected ? lastFocused : lastInPage;
    if (key === undefined) lastInPage = target;
    else if (from && keyOf(from) !== key) origins.set(key, from);
    lastFocused = target;
  }

  function returnTarget(key: string) {
    const anchor = anchors.get(key);
    const atAnchor = anchor?.isConnected ? tabStopsNear(anchor, isOverPage).before : undefined;
    return [origins.get(key), atAnchor, lastInPage].find((each) => each && canFocus(each)) ?? null;
  }

  function restoreFocus({ element, key }: MessagePlace, near: HTMLElement | undefined) {
    const { activeElement, body } = element.ownerDocument;
    if (element.isConnected || (activeElement && activeElement !== body)) return;
    const target = returnTarget(key) ?? near ?? tabStopsIn(body).find((one) => !isOverPage(one));
    target?.focus({ preventScroll: true });
  }

  return {
    add(place) {
      const { anchor, element, key } = place;
      if (anchor) anchors.set(key, anchor);
      change([...places, place]);
      return () => {
        change(places.filter((each) => each !== place));
        if (!element.contains(element.ownerDocument.activeElement)) return;
        const { after, before } = tabStopsNear(element, isOverPage);
        const near = place.isOverPage ? undefined : (after ?? before);
        queueMicrotask(() => restoreFocus(place, near));
      };
    },
    list: () => places,
    keyOf,
    isOverPage,
    returnTarget,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    followFocus() {
      document.addEventListener('focusin', follow);
      return () => document.removeEventListener('focusin', follow);
    },
  };
}
