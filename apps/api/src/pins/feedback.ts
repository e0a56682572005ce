import type { Database } from '../database/database.js';
import { type FindPin, requirePin } from './read-pin.js';
import type { ListPlace } from './visible.js';

/** Where a viewer hides a pin. `detail` is the query of a search, or the id of a news item (S3 §7). */
export interface HidePlace {
  readonly place: ListPlace;
  readonly detail?: string | null;
}

/**
 * Creates the functions behind `PinFeedbackResource`, the hide paths and `PinReportResource` (S3 §4.3 §7). Call each inside a
 * transaction; a repeated one changes nothing.
 */
export function createFeedback(database: Database, findPin: FindPin, now: () => number) {
  const hide = database.prepare(
    'INSERT OR IGNORE INTO hidden_pins VALUES (:userId, :pinId, :place, :detail, :now)',
  );
  const show = database.prepare(
    'DELETE FROM hidden_pins WHERE user_id = :userId AND pin_id = :pinId AND place = :place',
  );
  const report = database.prepare(
    `INSERT INTO pin_reports VALUES (:userId, :pinId, :reason, :now, NULL)
     ON CONFLICT (user_id, pin_id) DO UPDATE SET reason = coalesce(:reason, reason), withdrawn_at = NULL`,
  );
  const withdraw = database.prepare(
    'UPDATE pin_reports SET withdrawn_at = :now WHERE user_id = :userId AND pin_id = :pinId AND withdrawn_at IS NULL',
  );

  const publishedId = (userId: string, pinId: string): string =>
    requirePin(findPin, { userId }, pinId).rootId;

  return {
    setHidden: (userId: string, sentId: string, where: HidePlace, isHidden: boolean): void => {
      const pinId = publishedId(userId, sentId);
      const { place, detail = null } = where;
      if (isHidden) hide.run({ userId, pinId, place, detail, now: now() });
      else show.run({ userId, pinId, place });
    },
    report: (userId: string, pinId: string, reason: string | null): void => {
      report.run({ userId, pinId: publishedId(userId, pinId), reason, now: now() });
    },
    withdrawReport: (userId: string, pinId: string): void => {
      withdraw.run({ userId, pinId: publishedId(userId, pinId), now: now() });
    },
  };
}
