import type { Client } from '@tackboard/api-client';
import { useTackboard } from '@tackboard/pin-card';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the viewer did with a message; `null` for nothing. */
export type MessageStatus = 'triggered' | 'viewed' | 'completed' | 'dismissed' | null;

/** A seeded message, and what the viewer did with it. */
export interface MessageState {
  /** `placement:experience`. */
  readonly key: string;
  readonly type: number;
  readonly status: MessageStatus;
}

/** A message as the server lists it. */
interface ListedMessage {
  readonly message: {
    readonly placement_id: string;
    readonly experience_id: string;
    readonly type?: unknown;
  };
  readonly status: MessageStatus;
}

const PATH = '/__messages';

/** Reads all messages with what the viewer did with them. Without a client, in a browser. */
export async function fetchStates(client?: Client): Promise<readonly MessageState[]> {
  const response = client
    ? await client.fetch(client.origin + PATH, { headers: client.headers?.() ?? {} })
    : await fetch(PATH, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${PATH} has the status ${response.status}.`);
  const { messages } = (await response.json()) as { readonly messages: readonly ListedMessage[] };
  return messages.map(({ message, status }) => ({
    key: `${message.placement_id}:${message.experience_id}`,
    type: Number(message.type),
    status,
  }));
}

/** Follows what the server knows about the viewer's messages: it is read again after each report. */
export function useMessageStates(
  initial: readonly MessageState[],
  onError: (error: unknown) => void,
) {
  const tackboard = useTackboard();
  const [states, setStates] = useState(initial);
  const lastFetch = useRef(0);
  const refresh = useCallback(async () => {
    lastFetch.current += 1;
    const id = lastFetch.current;
    const next = await fetchStates().catch(onError);
    // The response of an earlier request may arrive last.
    if (next && id === lastFetch.current) setStates(next);
  }, [onError]);
  useEffect(
    () =>
      tackboard.on('event', ({ name }) => {
        if (name === 'message-report-sent') void refresh();
      }),
    [refresh, tackboard],
  );
  return { states, refresh };
}

/** Makes the server forget what the viewer did with a message, or with all of them. */
export async function resetMessages(key?: string): Promise<void> {
  const [, token = ''] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  const query = key === undefined ? '' : `?message=${encodeURIComponent(key)}`;
  const response = await fetch(PATH + query, {
    method: 'DELETE',
    headers: { 'x-csrftoken': token },
  });
  if (!response.ok) throw new Error(`The reset has the status ${response.status}.`);
}
