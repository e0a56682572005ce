import type { Clock } from '@tackboard/domain';
import type { SaveRecord } from '../save/save.types.js';
import type { PinStore } from '../store/pin-store.types.js';
import type { TabChannel } from './tabs.types.js';

/** What connects a store with those of other tabs. */
export interface TabsOptions {
  /** Absent where the browser has none: then every tab is alone. */
  readonly channel: TabChannel | undefined;
  /** Its `now` is in milliseconds since 1970: tabs compare it. */
  readonly clock: Pick<Clock, 'now'>;
  /** The viewer of the store at this moment. */
  readonly viewerId: () => string | undefined;
}

/** The two ends of a connection. */
export interface TabsConnection {
  /** The port of the same name of the store: what is saved here is told to the other tabs. */
  readonly onRecord: (record: SaveRecord) => void;
  /** Takes what the other tabs tell into the store. Returns the way out. */
  readonly attach: (store: Pick<PinStore, 'applySavedCopy'>) => () => void;
}

/**
 * Tells other tabs of a save or delete, and hears of theirs. What was settled here later than there is not taken back;
 * another viewer's news are not heard.
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
