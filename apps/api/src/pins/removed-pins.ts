import type { Database } from '../database/database.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireDate } from '../wire/board.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from './pin-query.js';

/** Why a pin was taken down. */
export const REMOVAL_REASONS = ['adult', 'copyright', 'spam'] as const;

interface RemovalRow {
  readonly pinId: string;
  readonly reason: (typeof REMOVAL_REASONS)[number];
  readonly removedAt: number;
}

const REMOVALS_SQL = `
  SELECT pin_id AS pinId, reason, removed_at AS removedAt
  FROM pin_removals JOIN pins ON pins.id = pin_id
  WHERE pins.pinner_id = :viewer AND (:pinId IS NULL OR pin_id = :pinId)
  ORDER BY removed_at DESC, pin_id`;

/** Creates the functions behind `RemovedPinsResource`. */
export function createRemovedPins(database: Database) {
  const removals = database.query<RemovalRow>(REMOVALS_SQL);
  const pins = database.query<PinRow>(`${PIN_SQL} WHERE pins.id = :id`);
  const gone = database.query<{ id: string }>(
    `SELECT pins.id FROM pins LEFT JOIN boards AS board ON board.id = pins.board_id
     WHERE pins.id = :pinId AND pins.deleted_at IS NOT NULL AND ${VISIBLE_SQL}
     UNION ALL
     SELECT saves.id FROM saves JOIN pin_removals USING (pin_id) LEFT JOIN boards AS board ON board.id = saves.board_id
     WHERE saves.id = :pinId AND saves.deleted_at >= removed_at AND ${VISIBLE_SQL}`,
  );
  return {
    /** Lists the viewer's own pins that were taken down, the last removed first; with an id only that one. */
    list: (userId: string, pinId?: string) =>
      removals.all({ viewer: userId, pinId: pinId ?? null }).flatMap((row) => {
        const pin = pins.first({ viewer: userId, id: row.pinId });
        if (pin === undefined) return [];
        const { reason, removedAt } = row;
        const removed = { id: row.pinId, reason, removed_at: wireDate(removedAt) };
        return [{ ...removed, pin: wirePinOf(pin, userId) }];
      }),
    /** Whether the viewer could see the pin until its creator deleted it, or the pin or copy until it was taken down. */
    isGone: ({ userId }: Viewer, pinId: string): boolean =>
      gone.first({ viewer: userId, pinId }) !== undefined,
  };
}
