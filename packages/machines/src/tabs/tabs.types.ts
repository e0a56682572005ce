import type { SavedCopy } from '../store/pin-save.js';

/** A message to other tabs: the saved copy of a pin since `at`, in milliseconds since 1970. */
export interface TabMessage {
  readonly viewerId: string;
  readonly pinId: string;
  readonly saved: SavedCopy | null;
  readonly at: number;
}

/** A channel to the other tabs of the page, such as `BroadcastChannel`. A tab does not receive its own messages. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
  /** Ends the channel: it receives nothing more. */
  readonly close: () => void;
}

/** A lock that one tab holds at a time, such as `navigator.locks` gives. It is released when `run` ends. */
export interface Locks {
  readonly request: (
    name: string,
    options: { readonly ifAvailable?: boolean },
    /** Receives null when `ifAvailable` is set and another tab holds the lock. */
    run: (lock: object | null) => Promise<void>,
  ) => Promise<void>;
}
