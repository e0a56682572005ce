import type { Locks, TabChannel, TabMessage } from '../tabs/tabs.types.js';

/** A channel to the other tabs by `BroadcastChannel`; `undefined` where the browser has none. */
export function createBrowserChannel(name = 'tackboard:saves'): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
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
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return undefined;
  return {
    request: async (name, options, run) => {
      await locks.request(name, options, run);
    },
  };
}
