import type { Database, Query } from '../database/database.js';
import type { Range } from '../http/bookmarks.js';
import { PIN_SQL, type PinRow, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import { offeredSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import type { Topic } from '../topics/topics.js';
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
const SCOPE_SQL: Record<PinScope | 'articles', string> = {
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

/** What a page to explore lists: all pins, videos, products to buy, or articles. */
export const EXPLORE_SCOPES = ['pins', 'videos', 'buyable_pins', 'articles'] as const;

/** One of {@link EXPLORE_SCOPES}. */
export type ExploreScope = (typeof EXPLORE_SCOPES)[number];

/** The orders of pins without a topic: the newest, those saved last, those saved most. */
export const EXPLORE_ORDERS = {
  newest: 'pins.feed_position DESC',
  trending:
    '(SELECT max(save_position) FROM saves WHERE pin_id = pins.id AND deleted_at IS NULL) DESC, pins.feed_position DESC',
  popular:
    '(SELECT count(*) FROM saves WHERE pin_id = pins.id AND deleted_at IS NULL) DESC, pins.feed_position DESC',
} as const;

/** One of {@link EXPLORE_ORDERS}. */
export type ExploreOrder = keyof typeof EXPLORE_ORDERS;

interface Explored {
  readonly scope: ExploreScope;
  readonly order: ExploreOrder;
  readonly topic: Topic | undefined;
}

/** A row that names a pin by its place in the feed. */
export interface PinPosition {
  readonly feedPosition: number;
}

/** Selects the feed positions of the pins that match, the best first. */
function matchSql(scope: keyof typeof SCOPE_SQL, place: 'feed' | 'p2p' | 'search'): string {
  return `
  SELECT pins.feed_position AS feedPosition FROM pin_search
  JOIN pins ON pins.feed_position = pin_search.rowid
  LEFT JOIN boards AS board ON board.id = pins.board_id
  WHERE pin_search MATCH :match AND pins.id <> :except
    AND ${SCOPE_SQL[scope]} AND ${VISIBLE_SQL} AND ${offeredSql(place)}
  ORDER BY pin_search.rank, pins.feed_position DESC LIMIT :limit OFFSET :offset`;
}

/** Reads pins by their feed positions, in this order. */
export type ReadPins = ReturnType<typeof createReadPins>;

/** Creates the function that reads pins by their feed positions. */
export function createReadPins(database: Database) {
  const rows = database.query<PinRow>(
    `${PIN_SQL} WHERE pins.feed_position IN (SELECT value FROM json_each(:positions))
       AND pins.deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  return ({ userId }: Viewer, positions: readonly PinPosition[]) => {
    const wanted = positions.map(({ feedPosition }) => feedPosition);
    const found = rows.all({ viewer: userId, positions: JSON.stringify(wanted) });
    const byPosition = new Map(found.map((row) => [row.feedPosition, row]));
    return wanted.flatMap((position) => {
      const row = byPosition.get(position);
      return row === undefined ? [] : [wirePinOf(row, userId)];
    });
  };
}

/** Creates the search of pins by their words: each must be in the pin, the last one may be a beginning (S3 §9). */
export function createSearchPins(database: Database, readPins: ReadPins) {
  const matches = Object.fromEntries(
    PIN_SCOPES.map((scope) => [scope, database.query<PinPosition>(matchSql(scope, 'search'))]),
  ) as Record<PinScope, Query<PinPosition>>;
  return (viewer: Viewer, text: string, scope: PinScope, range: Range) => {
    const match = everyWord(text);
    if (match === undefined) return [];
    return readPins(
      viewer,
      matches[scope].all({ viewer: viewer.userId, match, except: '', ...range }),
    );
  };
}

/** Creates the function that lists the pins of a topic, the best first, or all of a scope in an order. */
export function createExplorePins(database: Database, readPins: ReadPins) {
  const queries = new Map<string, Query<PinPosition>>();
  const prepared = (sql: string) => {
    const known = queries.get(sql) ?? database.query<PinPosition>(sql);
    queries.set(sql, known);
    return known;
  };
  return (viewer: Viewer, { scope, order, topic }: Explored, range: Range) => {
    const match = topic && anyWord(topic.words);
    const asked = { viewer: viewer.userId, ...range };
    const found =
      match === undefined
        ? prepared(exploreSql(scope, order)).all(asked)
        : prepared(matchSql(scope, 'feed')).all({ ...asked, match, except: '' });
    return readPins(viewer, found);
  };
}

function exploreSql(scope: ExploreScope, order: ExploreOrder): string {
  return `SELECT pins.feed_position AS feedPosition FROM pins
    LEFT JOIN boards AS board ON board.id = pins.board_id
    WHERE ${SCOPE_SQL[scope]} AND ${VISIBLE_SQL} AND ${offeredSql('feed')}
    ORDER BY ${EXPLORE_ORDERS[order]} LIMIT :limit OFFSET :offset`;
}

/** The scopes of related pins: all pins, or products to buy. */
export const RELATED_SCOPES = ['pins', 'buyable_pins'] as const;

/** One of {@link RELATED_SCOPES}. */
type RelatedScope = (typeof RELATED_SCOPES)[number];

/** Pins that are alike, before the newest follow. */
const MAX_ALIKE = 100;

/** Creates the search of related pins: those that share most words with a pin, then the newest of the rest. */
export function createRelatedPins(database: Database, readPins: ReadPins) {
  const queriesOf = (scope: RelatedScope) => ({
    alike: database.query<PinPosition>(matchSql(scope, 'p2p')),
    newest: database.query<PinPosition>(newestSql(scope)),
  });
  const queries = { pins: queriesOf('pins'), buyable_pins: queriesOf('buyable_pins') };
  return (viewer: Viewer, pin: WirePin, scope: RelatedScope, { offset, limit }: Range) => {
    const { alike, newest } = queries[scope];
    const match = anyWord(`${pin.title} ${pin.alt_text ?? ''} ${pin.description}`);
    const asked = { viewer: viewer.userId, except: pin.id };
    const best =
      match === undefined ? [] : alike.all({ ...asked, match, offset: 0, limit: MAX_ALIKE });
    const wanted = best.slice(offset, offset + limit);
    const rest = newest.all({
      ...asked,
      positions: JSON.stringify(best.map(({ feedPosition }) => feedPosition)),
      offset: Math.max(0, offset - best.length),
      limit: limit - wanted.length,
    });
    return readPins(viewer, [...wanted, ...rest]);
  };
}

/** Selects the newest pins of a scope that are not already among those that match. */
function newestSql(scope: RelatedScope): string {
  return `SELECT pins.feed_position AS feedPosition FROM pins
    LEFT JOIN boards AS board ON board.id = pins.board_id
    WHERE ${SCOPE_SQL[scope]} AND ${VISIBLE_SQL} AND ${offeredSql('p2p')} AND pins.id <> :except
      AND pins.feed_position NOT IN (SELECT value FROM json_each(:positions))
    ORDER BY pins.feed_position DESC LIMIT :limit OFFSET :offset`;
}
