import type { KeyValueStore } from '@tackboard/domain';

/** The start of every key that an outbox of any version has written. */
export const OUTBOX_PREFIX = 'tackboard:outbox:';
/** The start of the keys of the current format. Entries of other formats are dropped. */
export const OUTBOX_FORMAT_PREFIX = `${OUTBOX_PREFIX}1:`;

/** The start of the keys of one viewer. */
export function outboxViewerPrefix(viewerId: string): string {
  return `${OUTBOX_FORMAT_PREFIX}${encodeURIComponent(viewerId)}:`;
}

/**
 * Whether storage holds saves or toggles of the viewer that were not settled. Synchronous and small, so that a page can decide
 * whether to load the outbox. `false` when storage is blocked.
 */
export function hasPendingIntents(storage: Pick<KeyValueStore, 'keys'>, viewerId: string): boolean {
  const prefix = outboxViewerPrefix(viewerId);
  try {
    return storage.keys().some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
