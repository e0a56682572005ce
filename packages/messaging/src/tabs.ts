/** Tells other tabs of the viewer that a message ended. */
export interface TabMessage {
  readonly viewerId: string;
  readonly key: string;
  /** Whether the server has confirmed the end, or hears nothing of it. Before that a fetch may still return the message. */
  readonly isSettled?: boolean;
}

/** A channel to the other tabs. A tab does not receive its own messages. */
export interface MessageTabs {
  readonly post: (message: TabMessage) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

const CHANNEL = 'tackboard-messages';

/**
 * Connects the tabs of a browser, so that a message that ends in one ends in all. Returns `undefined` where there is no
 * `BroadcastChannel`. The channel is open while somebody listens and the page shows: a browser that keeps a page for the way
 * back drops it when an open channel receives something.
 */
export function createMessageTabs(): MessageTabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const listeners = new Set<(message: TabMessage) => void>();
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= openChannel(({ data }) => {
      if (isTabMessage(data)) for (const listener of listeners) listener(data);
    });
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  return {
    post(message) {
      const isOpen = channel !== undefined;
      open();
      channel?.postMessage(message);
      if (!isOpen) close();
    },
    listen(listener) {
      listeners.add(listener);
      open();
      window.addEventListener('pagehide', close);
      window.addEventListener('pageshow', open);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('pagehide', close);
        window.removeEventListener('pageshow', open);
        close();
      };
    },
  };
}

/** A browser may refuse a channel, as in a sandboxed frame: then it is one without channels. */
function openChannel(receive: (event: MessageEvent<unknown>) => void) {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', receive);
    return channel;
  } catch {
    return undefined;
  }
}

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { key, viewerId } = data as Partial<Record<keyof TabMessage, unknown>>;
  return typeof key === 'string' && typeof viewerId === 'string';
}
