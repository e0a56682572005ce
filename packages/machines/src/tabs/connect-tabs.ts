import type { Clock } from '@tackboard/domain';
import type { PinStore } from '../store/pin-store.js';
import type { SavedCopy, SaveRecord } from '../store/save.types.js';

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

/** Options of {@link connectTabs}. */
export interface TabsOptions {
  /** Absent where the browser has none: then every tab is alone. */
  readonly channel: TabChannel | undefined;
  /** Its `now` is in milliseconds since 1970: tabs compare it. */
  readonly clock: Pick<Clock, 'now'>;
  /** The viewer of the store at this moment. */
  readonly viewerId: () => string | undefined;
}

/** A connection to the other tabs. */
export interface TabsConnection {
  /** The store's `onRecord`: posts saves made here to the other tabs. */
  readonly onRecord: (record: SaveRecord) => void;
  /** Applies messages of other tabs to the store. Returns a function that unsubscribes. */
  readonly attach: (store: Pick<PinStore, 'applySavedCopy'>) => () => void;
}

/**
 * Posts saves and unsaves to other tabs and receives theirs. A message that is older than a save made here is ignored, and
 * so is one of another viewer.
 */
export function connectTabs({ channel, clock, viewerId }: TabsOptions): TabsConnection {
  const settledAt = new Map<string, number>();
  return {
    onRecord({ pin, originalPinId, saved }) {
      const viewer = viewerId();
      if (viewer === undefined) return;
      const at = clock.now();
      for (const pinId of originalPinId === undefined ? [pin.id] : [pin.id, originalPinId]) {
        settledAt.set(pinId, at);
        channel?.post({ viewerId: viewer, pinId, saved, at });
      }
    },
    attach: (store) =>
      channel?.listen(({ viewerId: viewer, pinId, saved, at }) => {
        if (viewer !== viewerId() || at < (settledAt.get(pinId) ?? -Infinity)) return;
        settledAt.set(pinId, at);
        store.applySavedCopy(pinId, saved);
      }) ?? (() => undefined),
  };
}
