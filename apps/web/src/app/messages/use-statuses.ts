import { useTackboard } from '@tackboard/pin-card';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDemo } from '../demo-context.js';

/** The server's list of what the viewer did with each message. */
const PATH = '/__messages';

/** What the viewer did with a message, by its `placement:experience`. */
type Statuses = ReadonlyMap<string, string>;

interface Listed {
  readonly message: { readonly placement_id: string; readonly experience_id: string };
  readonly status: string | null;
}

async function readStatuses(): Promise<Statuses> {
  const response = await fetch(PATH, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${PATH} has the status ${response.status}.`);
  const { messages } = (await response.json()) as { readonly messages: readonly Listed[] };
  return new Map(
    messages.map(({ message: { placement_id, experience_id }, status }) => [
      `${placement_id}:${experience_id}`,
      status ?? 'not triggered',
    ]),
  );
}

/** Makes the server forget what the viewer did with a message, or with all of them. */
export async function resetMessages(key?: string): Promise<void> {
  const [, token = ''] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  const response = await fetch(key === undefined ? PATH : `${PATH}?message=${key}`, {
    method: 'DELETE',
    headers: { 'x-csrftoken': token },
  });
  if (!response.ok) throw new Error(`The reset has the status ${response.status}.`);
}

/** Follows what the server knows of the viewer's messages. It is read again after each report and after each `run`. */
export function useStatuses() {
  const tackboard = useTackboard();
  const { onError } = useDemo();
  const [statuses, setStatuses] = useState<Statuses>();
  const lastRead = useRef(0);
  const run = useCallback(
    (act: () => Promise<void>) => {
      const refresh = async () => {
        const id = (lastRead.current += 1);
        const next = await readStatuses();
        // The response of an earlier request may arrive last.
        if (id === lastRead.current) setStatuses(next);
      };
      act().then(refresh).catch(onError);
    },
    [onError],
  );
  useEffect(() => {
    const refresh = () => run(() => Promise.resolve());
    refresh();
    return tackboard.on('event', ({ name }) => {
      if (name === 'message-report-sent') refresh();
    });
  }, [run, tackboard]);
  return { statuses, run };
}
