import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { WirePin } from '../wire/pin.js';

/** How the pins of a business did in the last 30 days (S1 §6). */
export interface Analytics {
  /** The sums of all pins by the metric's name, the largest first. */
  readonly totals: readonly { readonly name: string; readonly count: number }[];
  /** The pins with the most impressions. */
  readonly mostSeen: readonly WirePin[];
}

/** Reads the analytics of the pins that a person has published; `limit` is that of `mostSeen`. */
export type ReadAnalytics = (userId: string, limit: number) => Analytics;

const METRICS_PATH = '$.creator_analytics."30d_realtime"';

/** The condition for a pin of `:viewer` with metrics. */
const MEASURED_SQL = `pins.pinner_id = :viewer AND pins.deleted_at IS NULL
  AND json_extract(pins.extras, '${METRICS_PATH}') IS NOT NULL`;

/** Creates the function that reads the analytics of a person. All pins count, not only those of a page. */
export function createReadAnalytics(database: DatabaseSync): ReadAnalytics {
  const totals = query<Analytics['totals'][number]>(
    database,
    `SELECT metrics.key AS name, sum(metrics.value) AS count
     FROM pins, json_each(pins.extras, '${METRICS_PATH}') AS metrics
     WHERE ${MEASURED_SQL} GROUP BY name ORDER BY count DESC, name`,
  );
  const mostSeen = query<PinRow>(
    database,
    `${PIN_SQL} WHERE ${MEASURED_SQL} AND ${VISIBLE_SQL}
     ORDER BY json_extract(pins.extras, '${METRICS_PATH}.impression') DESC, pins.feed_position DESC LIMIT :limit`,
  );
  return (viewer, limit) => ({
    totals: totals.all({ viewer }).map(({ name, count }) => ({ name, count })),
    mostSeen: mostSeen.all({ viewer, limit }).map((row) => wirePinOf(row, viewer)),
  });
}
