'use client';
import { Button } from '@tackboard/ui';
import { useSyncExternalStore } from 'react';
import { useMessagingContext } from '../messaging-context.js';
import { focusMessage, MESSAGES_KEY, messagesOf } from './message-keys.js';
import type { MessagePlaces } from './message-places.js';

const onServer = () => false;

/** The first Tab stop of a page with a message over it. Visible while it has the focus. */
export function SkipToMessage({ places }: { readonly places: MessagePlaces }) {
  const { words } = useMessagingContext();
  const first = () => messagesOf(places.list()).find(({ isOverPage }) => isOverPage);
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
