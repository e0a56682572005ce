'use client';
import type { SendObject, SendPin } from '@tackboard/domain';
import { newRandomKey } from '@tackboard/machines/store';
import { useRef, useState } from 'react';

/** How far a pin has come on its way to a person. */
export type SendStatus = 'failed' | 'none' | 'sending' | 'sent';

/** Who hears how it ended. */
interface SendListener {
  readonly onSent: (receiverId: string) => void;
  readonly onFailed: (receiverId: string, error: unknown) => void;
}

/** The sends of one flyout, by the id of who receives. */
export interface Sends {
  readonly statusOf: (receiverId: string) => SendStatus;
  /** Sends, or sends again after a failure; while it is on its way and once it has arrived it does nothing. */
  readonly send: (receiverId: string) => void;
}

/** Sends a pin to people, to each at most once: a retry carries the key of the first attempt. */
export function useSends(
  sendPin: SendPin,
  object: SendObject,
  { onSent, onFailed }: SendListener,
): Sends {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, SendStatus>>(new Map());
  const keys = useRef(new Map<string, string>());
  const statusOf = (id: string): SendStatus => statuses.get(id) ?? 'none';
  const setStatus = (id: string, status: SendStatus) =>
    setStatuses((last) => new Map(last).set(id, status));

  return {
    statusOf,
    send(receiverId) {
      const status = statusOf(receiverId);
      if (status === 'sending' || status === 'sent') return;
      const idempotencyKey = keys.current.get(receiverId) ?? newRandomKey();
      keys.current.set(receiverId, idempotencyKey);
      setStatus(receiverId, 'sending');
      sendPin({ object, receiverId }, { idempotencyKey }).then(
        () => {
          setStatus(receiverId, 'sent');
          onSent(receiverId);
        },
        (error: unknown) => {
          setStatus(receiverId, 'failed');
          onFailed(receiverId, error);
        },
      );
    },
  };
}
