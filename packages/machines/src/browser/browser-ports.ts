import type { KeyValueStore } from '@tackboard/domain';
import type { Locks } from '../outbox/outbox.types.js';
import type { TabChannel, TabMessage } from '../tabs/connect-tabs.js';

/** Takes a function, since reading `localStorage` itself may throw. */
const keyValueStoreOf = (storage: () => Storage): KeyValueStore => ({
  get: (key) => storage().getItem(key),
  set: (key, value) => storage().setItem(key, value),
  remove: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});

/** Texts in `localStorage`. Every call may throw where the browser blocks it. */
export const browserStorage: KeyValueStore = keyValueStoreOf(() => localStorage);

/** Texts in `sessionStorage`, gone with the tab. Every call may throw where the browser blocks it. */
export const browserSessionStorage: KeyValueStore = keyValueStoreOf(() => sessionStorage);

/** Whether the browser is online. */
export const browserIsOnline = (): boolean => navigator.onLine;

/** Calls the listener when the browser is back online. Returns a function that unsubscribes. */
export function browserOnOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** A channel to the other tabs by `BroadcastChannel`; `undefined` where the browser has none. */
export function createBrowserChannel(): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('tackboard:saves');
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}

/** The locks of `navigator.locks`; `undefined` where the browser has none, as on pages without https. */
export function browserLocks(): Locks | undefined {
  // The DOM types promise locks everywhere.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return undefined;
  return {
    request: async (name, options, run) => {
      await locks.request(name, options, run);
    },
  };
}
