import type { Database, Query } from '../database/database.js';
import type { Range } from '../http/bookmarks.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import { offeredSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import { anyWord, everyWord } from './match.js';

/** The scopes of a search that return pins (S3 §9). */
export const PIN_SCOPES = [
  'pins',
  'buyable_pins',
  'my_pins',
  'videos',
  'idea_pins',
  'my_content',
  'shop_tool',
] as const;

/** A scope that returns pins. */
export type PinScope = (typeof PIN_SCOPES)[number];

const LISTED = 'pins.is_listed = 1 AND pins.deleted_at IS NULL';

/** The condition of each scope. */
export const SCOPE_SQL: Record<PinScope | 'articles', string> = {
  pins: LISTED,
  buyable_pins: `${LISTED} AND json_extract(pins.extras, '$.is_shoppable') = 1`,
  shop_tool: `${LISTED} AND json_extract(pins.extras, '$.is_eligible_for_pdp') = 1`,
  idea_pins: `${LISTED} AND json_extract(pins.extras, '$.story_pin_data') IS NOT NULL`,
  my_content: 'pins.deleted_at IS NULL AND pins.pinner_id = :viewer',
  articles: `${LISTED} AND json_extract(pins.extras, '$.rich_metadata.article') IS NOT NULL`,
  videos: `${LISTED} AND json_extract(pins.extras, '$.videos') IS NOT NULL`,
  my_pins: `pins.deleted_at IS NULL AND (pins.pinner_id = :viewer OR EXISTS (
    SELECT 1 FROM saves WHERE user_id = :viewer AND pin_id = pins.id AND saves.deleted_at IS NULL))`,
};

/** Selects the feed positions of the pins that match, the best first. */
export function matchSql(scope: keyof typeof SCOPE_SQL, place: 'feed' | 'p2p' | 'search'): string {
  return `
  SELECT pins.feed_position AS feedPosition FROM pin_search
  JOIN pins ON pins.feed_position = pin_search.rowid
  LEFT JOIN boards AS board ON board.id = pins.board_id
  WHERE pin_search MATCH :match AND pins.id <> :except
    AND ${SCOPE_SQL[scope]} AND ${VISIBLE_SQL} AND ${offeredSql(place)}
  ORDER BY pin_search.rank, pins.feed_position DESC LIMIT :limit OFFSET :offset`;
}

/** Reads pins by their feed positions, in this order. */
export type ReadPins = (viewer: Viewer, positions: readonly number[]) => readonly WirePin[];

/** Creates the function that reads pins by their feed positions. */
export function createReadPins(database: Database): ReadPins {
  const rows = database.query<PinRow>(
    `${PIN_SQL} WHERE pins.feed_position IN (SELECT value FROM json_each(:positions))
       AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  return ({ userId }, positions) => {
    const found = rows.all({ viewer: userId, positions: JSON.stringify(positions) });
    const byPosition = new Map(found.map((row) => [row.feedPosition, row]));
    return positions.flatMap((position) => {
      const row = byPosition.get(position);
      return row === undefined ? [] : [wirePinOf(row, userId)];
    });
  };
}

/** Searches pins by their words: each must be in the pin, the last one may be a beginning. */
export type SearchPins = (
  viewer: Viewer,
  text: string,
  scope: PinScope,
  range: Range,
) => readonly WirePin[];

/** Creates the search of pins (S3 §9). */
export function createSearchPins(database: Database, readPins: ReadPins): SearchPins {
  const matches = Object.fromEntries(
    PIN_SCOPES.map((scope) => [
      scope,
      database.query<{ feedPosition: number }>(matchSql(scope, 'search')),
    ]),
  ) as Record<PinScope, Query<{ feedPosition: number }>>;
  return (viewer, text, scope, { offset, limit }) => {
    const match = everyWord(text);
    if (match === undefined) return [];
    const parameters = { viewer: viewer.userId, match, except: '', offset, limit };
    const found = matches[scope].all(parameters);
    return readPins(
      viewer,
      found.map(({ feedPosition }) => feedPosition),
    );
  };
}

/** Finds pins that are like another. */
export type RelatedPins = (
  viewer: Viewer,
  pin: WirePin,
  scope: RelatedScope,
  range: Range,
) => readonly WirePin[];

/** The scopes of related pins: all pins, or products to buy. */
export const RELATED_SCOPES = ['pins', 'buyable_pins'] as const;

/** One of {@link RELATED_SCOPES}. */
export type RelatedScope = (typeof RELATED_SCOPES)[number];

/** Creates the search of related pins: those that share most words with a pin, then the newest of the rest. */
export function createRelatedPins(database: Database, readPins: ReadPins): RelatedPins {
  const alikeIn = {
    pins: database.query<{ feedPosition: number }>(matchSql('pins', 'p2p')),
    buyable_pins: database.query<{ feedPosition: number }>(matchSql('buyable_pins', 'p2p')),
  };
  const newestIn = {
    pins: newestQuery(database, 'pins'),
    buyable_pins: newestQuery(database, 'buyable_pins'),
  };
  return (viewer, pin, scope, { offset, limit }) => {
    const match = anyWord(`${pin.title} ${pin.alt_text ?? ''} ${pin.description}`);
    const parameters = { viewer: viewer.userId, except: pin.id };
    const best =
      match === undefined
        ? []
        : alikeIn[scope].all({ ...parameters, match, offset: 0, limit: MAX_ALIKE });
    const positions = best.map(({ feedPosition }) => feedPosition);
    const wanted = positions.slice(offset, offset + limit);
    const rest = newestIn[scope].all({
      ...parameters,
      positions: JSON.stringify(positions),
      offset: Math.max(0, offset - positions.length),
      limit: limit - wanted.length,
    });
    return readPins(viewer, [...wanted, ...rest.map(({ feedPosition }) => feedPosition)]);
  };
}

/** Selects the newest pins of a scope that are not already among those that match. */
function newestQuery(database: Database, scope: RelatedScope) {
  return database.query<{ feedPosition: number }>(
    `SELECT pins.feed_position AS feedPosition FROM pins
     LEFT JOIN boards AS board ON board.id = pins.board_id
     WHERE ${SCOPE_SQL[scope]} AND ${VISIBLE_SQL} AND ${offeredSql('p2p')} AND pins.id <> :except
       AND pins.feed_position NOT IN (SELECT value FROM json_each(:positions))
     ORDER BY pins.feed_position DESC LIMIT :limit OFFSET :offset`,
  );
}

/** Pins that are alike, before the newest follow. */
const MAX_ALIKE = 100;
