import {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
} from '@tackboard/machines/browser';
import { newRandomKey } from '@tackboard/machines';
import { createOutbox } from '@tackboard/machines/outbox';
import type { TackboardPorts } from '@tackboard/pin-card';

/**
 * What the browser itself gives to the parts: saves that could not leave wait in an outbox and go when it is back online, and
 * tabs agree on what is saved. On a server there is none of it.
 */
export function browserParts(onError?: (error: unknown) => void): TackboardPorts {
  if (typeof window === 'undefined') return {};
  const channel = createBrowserChannel();
  const locks = browserLocks();
  return {
    isOnline: browserIsOnline,
    onOnline: browserOnOnline,
    outbox: createOutbox({
      storage: browserStorage,
      tabId: newRandomKey(),
      now: Date.now,
      ...(locks && { locks }),
      ...(onError && { onError }),
    }),
    ...(channel && { otherTabs: channel }),
    storage: browserStorage,
    sessionStorage: browserSessionStorage,
  };
}
