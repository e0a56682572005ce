'use client';
import {
  createContext,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useRef,
} from 'react';
import { useBrowserLayoutEffect } from '../parts/motion.js';
import type { SurfaceProps } from '../surface-props.js';

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
export class MessagePlaces {
  readonly #listeners = new Set<() => void>();
  readonly #origins = new Map<string, HTMLElement>();
  readonly #anchors = new Map<string, HTMLElement>();
  #places: readonly MessagePlace[] = [];
  #lastFocused: HTMLElement | undefined;
  #lastInPage: HTMLElement | undefined;

  get list(): readonly MessagePlace[] {
    return this.#places;
  }

  /** Returns a function that removes the place. The focus that is lost with it goes back to where it was. */
  add(place: MessagePlace): () => void {
    const { anchor, element, key } = place;
    if (anchor) this.#anchors.set(key, anchor);
    this.#change([...this.#places, place]);
    return () => {
      this.#change(this.#places.filter((each) => each !== place));
      if (!element.contains(element.ownerDocument.activeElement)) return;
      const { after, before } = tabStopsNear(element, this.isOverPage);
      const near = place.isOverPage ? undefined : (after ?? before);
      queueMicrotask(() => this.#restoreFocus(place, near));
    };
  }

  /** The message that an element belongs to. */
  keyOf(element: Element | null): string | undefined {
    return this.#places.find((place) => place.element.contains(element))?.key;
  }

  /** Whether an element belongs to a message over the page. */
  readonly isOverPage = (element: Element): boolean =>
    this.#places.some((place) => place.isOverPage && place.element.contains(element));

  /** Where the focus was before it went into a message, or else a Tab stop near it. */
  returnTarget(key: string): HTMLElement | null {
    const anchor = this.#anchors.get(key);
    const near = anchor?.isConnected ? tabStopsNear(anchor, this.isOverPage).before : undefined;
    const targets = [this.#origins.get(key), near, this.#lastInPage];
    return targets.find((each) => each && canFocus(each)) ?? null;
  }

  /** Calls the listener after places came or went. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Follows the focus. Returns a function that stops it. */
  followFocus(): () => void {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const key = this.keyOf(target);
      const from = this.#lastFocused?.isConnected ? this.#lastFocused : this.#lastInPage;
      if (key === undefined) this.#lastInPage = target;
      else if (from && this.keyOf(from) !== key) this.#origins.set(key, from);
      this.#lastFocused = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }

  #change(next: readonly MessagePlace[]): void {
    this.#places = next;
    // A ref detaches and attaches again whenever its component renders.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  #restoreFocus({ element, key }: MessagePlace, near: HTMLElement | undefined): void {
    const { activeElement, body } = element.ownerDocument;
    if (element.isConnected || (activeElement && activeElement !== body)) return;
    const inPage = () => tabStopsIn(body).find((one) => !this.isOverPage(one));
    const target = this.returnTarget(key) ?? near ?? inPage();
    target?.focus({ preventScroll: true });
  }
}

/** The places of messages; null in a dialog, which keeps the focus itself. */
export const MessagePlacesContext = createContext<MessagePlaces | null>(null);

/**
 * Says where a message shows, so that the keyboard reaches it, and the focus goes back when it ends. Put the result on the
 * element of the message; it fills the ref too.
 */
export function useMessagePlace<Part extends HTMLElement>(
  { anchor, message }: Pick<SurfaceProps, 'anchor' | 'message'>,
  ref: RefObject<Part | null>,
): RefCallback<Part> {
  const places = useContext(MessagePlacesContext);
  const { key, layer } = message;
  const isOverPage = layer !== 'flow' && layer !== 'hero';
  const remove = useRef<() => void>(undefined);
  const place = useCallback(
    (element: Part | null) => {
      remove.current?.();
      remove.current =
        element && places ? places.add({ anchor, element, isOverPage, key }) : undefined;
    },
    [places, anchor, isOverPage, key],
  );
  // A popup leaves the page before its ref detaches, and the focus with it.
  useBrowserLayoutEffect(() => {
    if (!remove.current) place(ref.current);
    return () => place(null);
  }, [place, ref]);
  return useCallback(
    (element) => {
      ref.current = element;
      place(element);
    },
    [place, ref],
  );
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Whether an element, which may be gone, can have the focus. */
function canFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) {
    return false;
  }
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Whether Tab stops at an element. The guards around a popup are hidden from screen readers. */
const isTabStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.closest('[aria-hidden="true"]') && canFocus(element);

/** Returns the elements inside of one at which Tab stops, in their order. */
export function tabStopsIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabStop);
}

/** The Tab stops around a place of the page. */
export interface NearTabStops {
  /** The last one in the element, or else before it. */
  readonly before: HTMLElement | undefined;
  /** The first one after the element. */
  readonly after: HTMLElement | undefined;
}

/** Returns the Tab stops of the page around an element, without those that belong elsewhere. */
export function tabStopsNear(
  element: HTMLElement,
  isElsewhere: (stop: HTMLElement) => boolean,
): NearTabStops {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isStop = (each: HTMLElement) => !isElsewhere(each) && isTabStop(each);
  const isAfter = (each: HTMLElement) =>
    !element.contains(each) &&
    (element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const found = all.findIndex(isAfter);
  const end = found === -1 ? all.length : found;
  return { before: all.slice(0, end).findLast(isStop), after: all.slice(end).find(isStop) };
}
