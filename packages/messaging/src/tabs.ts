/** Tells other tabs of the viewer that a message ended. */
export interface TabMessage {
  readonly viewerId: string;
  readonly key: string;
  /** The server has confirmed the end. Until then its replicas may still send the message. */
  readonly isSettled?: boolean;
}

/** A channel to the other tabs. A tab does not receive its own messages. */
export interface MessageTabs {
  readonly post: (message: TabMessage) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

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
