import type { IntentOutbox, Outbox } from '@tackboard/machines';
import { browserLocks, createOutbox, hasPendingIntents } from '@tackboard/machines/store';
import type { ClientOutbox } from './types.js';
import type { Environment } from './environment.js';
import { newKeyOf } from './new-key.js';
import { openOnce } from './open-once.js';

/** Opening the outbox reads storage and acquires a lock, so it waits for the first save. */
function lazyOutbox(open: () => Outbox | undefined): IntentOutbox {
  return {
    add: (entry) => open()?.add(entry),
    holds: (entry) => open()?.holds(entry) ?? false,
    remove: (entry) => open()?.remove(entry),
    clear: (viewerId) => open()?.clear(viewerId),
  };
}

/** Creates the outbox of a client. Opens nothing yet. `onError` receives storage errors. */
export function createClientOutbox(
  { clock, outbox, random, storage }: Environment,
  onError: (error: unknown) => void,
): ClientOutbox {
  const isBrowser = typeof window !== 'undefined';
  const mayHave = outbox ? true : outbox === undefined && isBrowser && storage !== undefined;
  const own = openOnce(() => {
    if (!mayHave || !storage) return undefined;
    const locks = browserLocks();
    return createOutbox({
      storage,
      now: () => clock.now(),
      tabId: newKeyOf({ random })(),
      onError,
      ...(locks && { locks }),
    });
  }, onError);
  const get = () => outbox || own.get();
  return {
    get,
    intents: mayHave ? lazyOutbox(get) : undefined,
    hasPending: (viewerId) =>
      outbox ? true : mayHave && storage !== undefined && hasPendingIntents(storage, viewerId),
    close: own.close,
  };
}
