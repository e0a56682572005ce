import type { Database } from '../database/database.js';
import type { ContentVersion } from '../database/content-version.js';

/** What a browser reports: a tracking event, an attribution request, the report of a message, a link that was followed. */
export const EVENT_KINDS = ['tracking', 'attribution', 'experience', 'clickthrough'] as const;

/** A kind of event. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** The newest events are kept. */
const MAX_EVENTS = 20_000;

/** Stores and lists events. */
export type Events = ReturnType<typeof createEvents>;

interface EventRow {
  readonly position: number;
  readonly kind: EventKind;
  /** The id of the user or of the visitor's cookie. */
  readonly visitor: string | null;
  readonly received_at: number;
  readonly body: string;
}

/** An event that arrives. */
interface NewEvent {
  readonly kind: EventKind;
  readonly visitor: string;
  readonly body: unknown;
  readonly eventId?: string | null;
}

/** Creates the store of the events that arrive. No other response depends on them: they leave its cache as it is. */
export function createEvents(
  database: Database,
  now: () => number,
  unchanged: ContentVersion['unchanged'],
) {
  const insert = database.prepare(
    `INSERT OR IGNORE INTO events (kind, event_id, visitor, body, received_at)
     VALUES (:kind, :eventId, :visitor, :body, :now)`,
  );
  const purge = database.prepare('DELETE FROM events WHERE position <= :position');
  const all = database.query<EventRow>(
    `SELECT position, kind, visitor, received_at, body FROM events
     WHERE :kind IS NULL OR kind = :kind ORDER BY position DESC LIMIT :limit`,
  );
  const clear = database.prepare('DELETE FROM events');
  return {
    /** Stores an event. One whose id has arrived before is left out: `false`. */
    record: ({ kind, visitor, body, eventId = null }: NewEvent): boolean => {
      const row = { kind, eventId, visitor, body: JSON.stringify(body), now: now() };
      return unchanged(() => {
        const { changes, lastInsertRowid } = insert.run(row);
        // Without an insert this is the row of another table.
        if (changes > 0) purge.run({ position: Number(lastInsertRowid) - MAX_EVENTS });
        return changes > 0;
      });
    },
    /** The newest events of a kind, or of all, first. */
    list: (kind: EventKind | undefined, limit: number) =>
      all
        .all({ kind: kind ?? null, limit })
        .map((event) => ({ ...event, body: JSON.parse(event.body) as unknown })),
    clear: (): void => {
      clear.run();
    },
  };
}
