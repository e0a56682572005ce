import type { KeyValueStore } from '@tackboard/domain';
import { VIDEO_EVENTS_LIMIT } from '@tackboard/domain/tracking';
import type { WaitingEvent } from './kit-event.js';

/** The start of the storage keys; each page has its own. The number is the version of the format. */
const KEY_PREFIX = 'tackboard.events.1.';

/** Most events that wait, those of videos with the others: the oldest are dropped. */
export const MAX_WAITING_EVENTS = VIDEO_EVENTS_LIMIT;

/** Stores the events that wait. A store that throws or is full loses them, and nothing else. */
export function storeEvents(
  storage: KeyValueStore | undefined,
  pageId: string,
  events: readonly WaitingEvent[],
): void {
  try {
    if (events.length === 0) storage?.remove(KEY_PREFIX + pageId);
    else storage?.set(KEY_PREFIX + pageId, JSON.stringify(events));
  } catch {
    // Tracking must not break the page.
  }
}

/** Takes the events that earlier pages left behind out of the store. */
export function claimEvents(storage: KeyValueStore | undefined): readonly WaitingEvent[] {
  try {
    const keys = (storage?.keys() ?? []).filter((key) => key.startsWith(KEY_PREFIX));
    return keys.flatMap((key) => {
      const text = storage?.get(key);
      storage?.remove(key);
      return text ? parseEvents(text) : [];
    });
  } catch {
    return [];
  }
}

function parseEvents(text: string): readonly WaitingEvent[] {
  try {
    const events: unknown = JSON.parse(text);
    return Array.isArray(events) ? events.filter(isWaitingEvent) : [];
  } catch {
    return [];
  }
}

function isWaitingEvent(event: unknown): event is WaitingEvent {
  return typeof event === 'object' && event !== null && 'sent' in event && 'purpose' in event;
}
