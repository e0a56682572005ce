'use client';
import type { Device } from '@tackboard/domain';
import type { FlyoutModel } from '@tackboard/domain/experience';
import { useMemo, useSyncExternalStore } from 'react';
import { InvalidMessageError } from '../errors.js';
import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';
import { findInPage, firstVisible, watchPage } from './find-in-page.js';
import { isShown } from './surface-props.js';

/** Finds the elements that have a name. Calls `onInvalid` when the name can be none. */
type FindAnchors = (name: string, onInvalid?: () => void) => Iterable<HTMLElement>;

/** The anchors of messages, by the key of the message. */
type Found = ReadonlyMap<string, HTMLElement | null>;

/** Finds the anchors of messages and follows them. */
export interface Anchors {
  /** The anchor that was found when the message was last decided about. */
  readonly of: (message: Message) => HTMLElement | null;
  /** Returns what an anchored message waits for. */
  readonly waitFor: (message: Message) => string | undefined;
}

/** The anchors of the page, for `useSyncExternalStore`. */
interface AnchorStore extends Pick<Anchors, 'waitFor'> {
  readonly find: (message: Message) => HTMLElement | null;
  readonly get: () => Found;
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: Found = new Map();

/** Returns the name of a message's anchor on this platform. A flyout also needs a placement that matches. */
function anchorName({ experience, model, surface }: Message, device: Device) {
  if (surface === 'flyout') {
    const { anchors } = model as FlyoutModel;
    const { anchor, placement } = anchors[device === 'mobile' ? 'web_mobile' : 'web'] ?? {};
    return placement === experience.placementId ? anchor : undefined;
  }
  return (model as { readonly anchor?: string }).anchor;
}

/** Returns the anchors of the page, and renders again when one of them changes. */
export function useAnchors(messaging: Messaging, findAnchors: FindAnchors = findInPage): Anchors {
  const store = useMemo(() => createAnchorStore(messaging, findAnchors), [messaging, findAnchors]);
  const found = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  return {
    of(message) {
      const element = found.get(message.key);
      return element === undefined ? store.find(message) : element;
    },
    waitFor: store.waitFor,
  };
}

/** Follows the page only while an anchored message waits or shows: a feed changes with each frame that it is scrolled. */
function createAnchorStore(messaging: Messaging, findAnchors: FindAnchors): AnchorStore {
  const view = createAnchorView(() => messaging.refresh());
  /** The messages that were asked about since the last decision. */
  let asked = new Map<string, Message>();
  let anchored: ReadonlyMap<string, Message> = asked;
  let found = NONE;
  let unwatch: (() => void) | undefined;
  const reported = new Set<string>();

  const find = (message: Message, onInvalid?: (name: string) => void) => {
    const name = anchorName(message, messaging.host.device);
    return name ? firstVisible(findAnchors(name, () => onInvalid?.(name))) : null;
  };
  const reportInvalid = ({ key }: Message, name: string) => {
    if (reported.has(key)) return;
    reported.add(key);
    const reason = `its anchor ${name} names no element and is no valid CSS selector`;
    messaging.host.events.reportError(new InvalidMessageError(key, reason));
  };
  function followPage() {
    const hasChanged = [...anchored].some(([key, message]) => find(message) !== found.get(key));
    if (hasChanged) messaging.refresh();
  }

  return {
    find: (message) => find(message),
    waitFor(message: Message) {
      if (message.layer !== 'anchored' && message.layer !== 'pulsar') return undefined;
      const element = find(message, (name) => reportInvalid(message, name));
      asked.set(message.key, message);
      if (found.get(message.key) !== element) found = new Map(found).set(message.key, element);
      if (!element) return 'its anchor is not in the page';
      // A message that shows stays with an anchor that was scrolled away, out of sight: its times go on.
      const isSeen = view.isInView(element) || isShown(messaging, message.key);
      return isSeen ? undefined : 'its anchor is out of view';
    },
    get: () => found,
    subscribe(listener: () => void) {
      const unsubscribe = messaging.subscribe(() => {
        anchored = asked;
        asked = new Map();
        if (anchored.size > 0) unwatch ??= watchPage(followPage);
        else stop();
        listener();
      });
      messaging.refresh();
      return () => {
        unsubscribe();
        stop();
        view.stop();
      };
    },
  };

  function stop() {
    unwatch?.();
    unwatch = undefined;
  }
}

/** Which anchors are in view. */
export interface AnchorView {
  /** Whether an element is in view. Calls the listener when that changes, and when it is first known. */
  readonly isInView: (element: HTMLElement) => boolean;
  readonly stop: () => void;
}

/**
 * Follows the anchors that were asked for, also inside scrolling parts and when a style sheet hides them. Where the browser has no
 * IntersectionObserver every anchor is in view.
 */
export function createAnchorView(listener: () => void): AnchorView {
  const known = new Map<Element, boolean>();
  let observer: IntersectionObserver | undefined;

  function receive(entries: readonly IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (target.isConnected) known.set(target, isIntersecting);
      else forget(target);
    }
    listener();
  }

  function forget(element: Element) {
    known.delete(element);
    observer?.unobserve(element);
  }

  return {
    isInView(element) {
      if (typeof IntersectionObserver === 'undefined') return true;
      const isInView = known.get(element);
      if (isInView !== undefined) return isInView;
      known.set(element, false);
      observer ??= new IntersectionObserver(receive);
      observer.observe(element);
      return false;
    },
    stop() {
      observer?.disconnect();
      observer = undefined;
      known.clear();
    },
  };
}
