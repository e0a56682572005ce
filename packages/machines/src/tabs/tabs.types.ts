import type { SavedCopy } from '../store/pin-save.js';

/** What a tab tells the others: what is saved of a pin since `at`, in milliseconds since 1970. */
export interface TabMessage {
  readonly viewerId: string;
  readonly pinId: string;
  readonly saved: SavedCopy | null;
  readonly at: number;
}

/** A way to the other tabs of the page, such as `BroadcastChannel`. A tab does not hear itself. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  /** Returns the way out. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

/** A lock that one tab holds at a time, such as `navigator.locks` gives. It is let go of when `run` ends. */
export interface Locks {
  readonly request: (
    name: string,
    options: { readonly ifAvailable?: boolean },
    /** Gets null when the lock was asked for `ifAvailable` and another tab holds it. */
    run: (lock: object | null) => Promise<void>,
  ) => Promise<void>;
}
