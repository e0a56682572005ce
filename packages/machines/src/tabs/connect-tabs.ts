import type { Clock } from '@tackboard/domain';
import type { SaveRecord } from '../save/save.types.js';
import type { PinStore } from '../store/pin-store.types.js';
import type { TabChannel } from './tabs.types.js';

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
