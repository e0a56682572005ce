'use client';
import { Button } from '@tackboard/ui';
import { useSyncExternalStore } from 'react';
import {
  type MessagePlace,
  type MessagePlaces,
  tabStopsIn,
  tabStopsNear,
} from './message-places.js';
import { useMessagingContext } from '../messaging-context.js';

/** The key that moves the focus between the page and its messages. */
const MESSAGES_KEY = 'F6';

/** Moves the focus to the first control of a message, or the last; to the message when it has none. */
function focusMessage({ element }: MessagePlace, from: 'start' | 'end' = 'start'): void {
  // Tab does not stop in a popup while the focus is elsewhere. Its element brings its controls back.
  element.focus({ preventScroll: true });
  stopsOf(element)
    .at(from === 'start' ? 0 : -1)
    ?.focus();
}

/** The messages in the order of F6: those over the page first. The last place of a message is what its pulsar opened. */
function messagesOf(places: readonly MessagePlace[]): readonly MessagePlace[] {
  const usable = places.filter(({ element }) => !element.closest('[inert]'));
  const ordered = [
    ...usable.filter(({ isOverPage }) => isOverPage),
    ...usable.filter(({ isOverPage }) => !isOverPage),
  ];
  return [...new Map(ordered.map((place) => [place.key, place])).values()];
}

/**
 * Leads the keyboard to messages over the page, which are at the end of its markup: F6 moves between the page and each message,
 * and Tab leads from an anchor into what points at it, and back. Returns a function that stops it.
 */
export function listenToMessageKeys(places: MessagePlaces, hasDialog: () => boolean): () => void {
  function move(event: KeyboardEvent, target: HTMLElement | null | undefined) {
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function moveByKey(event: KeyboardEvent) {
    const messages = messagesOf(places.list);
    const key = places.keyOf(document.activeElement);
    const at = messages.findIndex((one) => one.key === key);
    const next = event.shiftKey
      ? messages[at === -1 ? messages.length - 1 : at - 1]
      : messages[at + 1];
    if (next) {
      event.preventDefault();
      focusMessage(next);
    } else if (key !== undefined) {
      move(event, places.returnTarget(key));
    }
  }

  function moveByTab(event: KeyboardEvent) {
    const { shiftKey, target } = event;
    const anchored = places.list.filter(({ anchor }) => anchor?.isConnected);
    for (const anchor of new Set(anchored.flatMap((place) => place.anchor ?? []))) {
      const own = anchored.filter((place) => place.anchor === anchor);
      const { after, before } = tabStopsNear(anchor, places.isOverPage);
      const at = own.findIndex(({ element }) => element.contains(target as Node));
      if (at === -1 && target !== (shiftKey ? after : before)) continue;
      const stops = own[at] ? stopsOf(own[at].element) : [];
      // Within a message Tab moves by itself.
      if (stops.length > 0 && target !== stops.at(shiftKey ? 0 : -1)) return;
      const next = shiftKey ? (at === -1 ? own.at(-1) : own[at - 1]) : own[at + 1];
      if (!next) return move(event, shiftKey ? before : after);
      event.preventDefault();
      return focusMessage(next, shiftKey ? 'end' : 'start');
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, defaultPrevented, key, metaKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || hasDialog()) return;
    if (key === MESSAGES_KEY) moveByKey(event);
    if (key === 'Tab') moveByTab(event);
  }

  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** A pulsar is a control itself. A message without a control has the focus itself. */
function stopsOf(element: HTMLElement): readonly HTMLElement[] {
  if (element.tabIndex >= 0) return [element];
  const stops = tabStopsIn(element);
  return stops.length > 0 ? stops : [element];
}

const onServer = () => false;

/** The first Tab stop of a page with a message over it. Visible while it has the focus. */
export function SkipToMessage({ places }: { readonly places: MessagePlaces }) {
  const { words } = useMessagingContext();
  const first = () => messagesOf(places.list).find(({ isOverPage }) => isOverPage);
  const isShown = useSyncExternalStore(places.subscribe, () => first() !== undefined, onServer);
  if (!isShown) return null;
  return (
    <Button
      variant="primary"
      className="tb-message-skip"
      aria-keyshortcuts={MESSAGES_KEY}
      onClick={() => {
        const place = first();
        if (place) focusMessage(place);
      }}
    >
      {words.skipToMessage()}
    </Button>
  );
}
