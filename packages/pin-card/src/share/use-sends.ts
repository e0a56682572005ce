'use client';
import type { SendObject, SendPin } from '@tackboard/domain';
import { useRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { newKeyOf } from '../client/new-key.js';

/** The state of the request that sends the pin to a person. */
export type SendStatus = 'failed' | 'none' | 'sending' | 'sent';

/** Called when a request settles. */
interface SendListener {
  readonly onSent: (receiverId: string) => void;
  readonly onFailed: (receiverId: string, error: unknown) => void;
}

/** The requests of one flyout, by the id of the receiver. */
export interface Sends {
  readonly statusOf: (receiverId: string) => SendStatus;
  /** Sends the pin, or retries after a failure. Does nothing while a request is pending or after it is fulfilled. */
  readonly send: (receiverId: string) => void;
}

/** Sends a pin to people, at most once to each. A retry has the idempotency key of the first attempt. */
export function useSends(
  sendPin: SendPin,
  object: SendObject,
  { onSent, onFailed }: SendListener,
): Sends {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, SendStatus>>(new Map());
  const { environment } = useInternals('useSends');
  const keys = useRef(new Map<string, string>());
  const statusOf = (id: string): SendStatus => statuses.get(id) ?? 'none';
  const setStatus = (id: string, status: SendStatus) =>
    setStatuses((last) => new Map(last).set(id, status));

  return {
    statusOf,
    send(receiverId) {
      const status = statusOf(receiverId);
      if (status === 'sending' || status === 'sent') return;
      const idempotencyKey = keys.current.get(receiverId) ?? newKeyOf(environment)();
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
