import type { ExperienceStore } from '../store/experience-store.js';
import type { MessagingOptions } from '../messaging.types.js';
import type { HistoryEntry } from './message-history.js';

/** Options of {@link applyHistory}. */
export interface ApplyHistoryOptions extends Pick<MessagingOptions, 'initial' | 'initialAt'> {
  readonly entries: readonly HistoryEntry[];
  readonly store: ExperienceStore;
  /** The browser brought the document back. */
  readonly isRestored: boolean;
  readonly lastFetchId: number;
}

/**
 * Applies the session's history to the messages of the document, which may be older: what has ended is hidden, what was viewed
 * is not viewed again (S2 §4). Returns whether the messages may be outdated, so that they have to be fetched.
 */
export function applyHistory(options: ApplyHistoryOptions): boolean {
  const { entries, initial, initialAt, isRestored, lastFetchId, store } = options;
  if (!initial) return false;
  const isOlder = ({ at }: HistoryEntry) =>
    isRestored || initialAt === undefined || initialAt <= at;
  const held = new Set(store.held().map(({ key }) => key));
  let isOutdated = isRestored;
  for (const entry of entries.filter(isOlder)) {
    const { hasEnded, key } = entry;
    // Without the time of the document only a message of it says that it is old.
    if (initialAt !== undefined || (hasEnded && held.has(key))) isOutdated = true;
    if (!held.has(key)) continue;
    store.view(key);
    if (hasEnded) store.hide(key, lastFetchId);
  }
  return isOutdated;
}
