'use client';
import { useMemo } from 'react';
import type { ClaimRequest } from '../engine/claims.js';
import type { Message } from '../engine/messages.js';
import type { CompleteOptions, DismissOptions } from '../engine/rules.js';
import { useMessagingContext } from './messaging-context.js';
import { useClaim } from './use-claim.js';

/** A message for a surface of your own, and what may happen to it (S2 §4). */
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
