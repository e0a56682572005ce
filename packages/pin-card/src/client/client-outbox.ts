import {
  browserLocks,
  createOutbox,
  hasPendingIntents,
  newRandomKey,
} from '@tackboard/machines/store';
import type { ClientOutbox } from './types.js';
import type { Environment } from './environment.js';

/** Creates the outbox of a client, which opens with its first intent. `onError` receives storage errors. */
export function createClientOutbox(
  { clock, outbox, random, storage }: Environment,
  onError: (error: unknown) => void,
): ClientOutbox {
  if (outbox) return { intents: outbox, hasPending: () => true, close: () => undefined };
  if (outbox === false || typeof window === 'undefined' || !storage) {
    return { intents: undefined, hasPending: () => false, close: () => undefined };
  }
  const locks = browserLocks();
  const intents = createOutbox({
    storage,
    now: () => clock.now(),
    tabId: newRandomKey(random),
    onError,
    ...(locks && { locks }),
  });
  return {
    intents,
    hasPending: (viewerId) => hasPendingIntents(storage, viewerId),
    close: intents.close,
  };
}
