import type { MessageTabs, TabMessage } from '../messaging.types.js';

/** The channel of the browser's tabs, to pass to `createMessaging()`. */
export interface BrowserMessageTabs extends MessageTabs {
  readonly close: () => void;
}

/**
 * Connects the tabs of a browser, so that a message that ends in one ends in all. Returns `undefined` where there is no
 * `BroadcastChannel`.
 */
export function createMessageTabs(name = 'tackboard-messages'): BrowserMessageTabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
    close: () => channel.close(),
  };
}

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { key, viewerId } = data as Partial<Record<keyof TabMessage, unknown>>;
  return typeof key === 'string' && typeof viewerId === 'string';
}
