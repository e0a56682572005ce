import type { KeyValueStore } from '@tackboard/domain';

const textsIn = (storage: () => Storage): KeyValueStore => ({
  get: (key) => storage().getItem(key),
  set: (key, value) => storage().setItem(key, value),
  remove: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});

/** Texts in `localStorage`. Every call may throw where the browser blocks it. */
export const browserStorage: KeyValueStore = textsIn(() => localStorage);

/** Texts in `sessionStorage`, gone with the tab. Every call may throw where the browser blocks it. */
export const browserSessionStorage: KeyValueStore = textsIn(() => sessionStorage);

/** Whether the browser is online. */
export const browserIsOnline = (): boolean => navigator.onLine;

/** Calls the listener when the browser is back online. Returns a function that unsubscribes. */
export function browserOnOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
