'use client';
import { whenShown } from '@tackboard/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Claim, ClaimRequest } from '../engine/claims.js';
import type { Message } from '../engine/messages.js';
import type { CompleteOptions, DismissOptions } from '../engine/rules.js';
import { useMessagingContext } from './messaging-context.js';
import type { Messaging } from '../messaging.types.js';

/** A message for a surface of your own, and what may happen to it (S2 §4.1). */
export interface ExperienceHandle<Model = unknown> {
  readonly message: Message<Model>;
  /** Reports the view, for a claim whose view is not automatic. */
  readonly view: () => void;
  readonly complete: (options?: CompleteOptions) => void;
  readonly dismiss: (options?: DismissOptions) => void;
  /** Stops the timeout of a claim with `hasNoAction`. */
  readonly abortTimeout: () => void;
}

/** Claims messages for a surface of your own and returns the one that shows; null while there is none. */
export function useExperience<Model = unknown>(
  request: ClaimRequest,
): ExperienceHandle<Model> | null {
  const { messaging } = useMessagingContext();
  // The host knows the model of its placement, or validates it with its own schema.
  const message = useClaim(messaging, request)[0] as Message<Model> | undefined;
  return useMemo(() => {
    if (!message) return null;
    const { key } = message;
    return {
      message,
      view: () => messaging.view(key),
      complete: (options) => messaging.complete(key, options),
      dismiss: (options) => messaging.dismiss(key, options),
      abortTimeout: () => messaging.abortTimeout(key),
    };
  }, [messaging, message]);
}

const NO_MESSAGES: readonly Message[] = [];

type Functions = Pick<ClaimRequest, 'holdsBack' | 'predicate' | 'waitsFor'>;
type Facts = Omit<ClaimRequest, keyof Functions>;

/**
 * Claims messages while the component is mounted. Before that, and on a server, returns the message that the claim would
 * show first. A change of the placement, ids, types or layers is a new claim; functions may change freely.
 */
export function useClaim(
  messaging: Messaging,
  { holdsBack, predicate, waitsFor, ...facts }: ClaimRequest,
): readonly Message[] {
  const [functions] = useState(() => createHolder<Functions>({ holdsBack, predicate, waitsFor }));
  useEffect(() => functions.set({ holdsBack, predicate, waitsFor }));
  const hasPredicate = predicate !== undefined;
  const key = JSON.stringify(facts);
  const store = useMemo(() => {
    // The facts are plain data, so their text says all about them.
    const request = JSON.parse(key) as Facts;
    return createClaimStore(messaging, {
      ...request,
      ...(hasPredicate && { predicate: (one) => functions.get().predicate?.(one) ?? false }),
      holdsBack: (one) => functions.get().holdsBack?.(one),
      waitsFor: (one) => functions.get().waitsFor?.(one),
    });
  }, [messaging, key, hasPredicate, functions]);
  return useSyncExternalStore(store.subscribe, store.get, store.getFirst);
}

function createHolder<Value>(first: { [Key in keyof Value]: Value[Key] | undefined }) {
  let value = first;
  return {
    get: () => value,
    set: (next: typeof first) => {
      value = next;
    },
  };
}

function createClaimStore(messaging: Messaging, request: ClaimRequest) {
  let claim: Claim | undefined;
  let first: readonly Message[] | undefined;
  const getFirst = () => {
    if (!first) {
      const message = messaging.peek(request);
      first = message ? [message] : NO_MESSAGES;
    }
    return first;
  };
  const subscribe = (listener: () => void) => {
    const unsubscribe = messaging.subscribe(listener);
    // On a page that the browser renders in advance nobody views the first message yet.
    const cancel = whenShown(document, () => {
      claim = messaging.claim(request);
      listener();
    });
    return () => {
      cancel();
      unsubscribe();
      if (claim) messaging.release(claim);
      claim = undefined;
      // A part that React hides renders again before it claims again. Its first message may have ended.
      first = undefined;
    };
  };
  const get = () => (claim ? messaging.messagesOf(claim) : getFirst());
  return { subscribe, get, getFirst };
}
