import type { Database } from '../database/database.js';
import type { Range } from '../http/bookmarks.js';
import { VISIBLE_SQL } from '../pins/pin-query.js';
import { offeredSql } from '../pins/visible.js';
import { anyWord } from '../search/match.js';
import { matchSql, type ReadPins, SCOPE_SQL } from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';
import type { Topic } from './topics.js';

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

interface Wanted {
  readonly scope: ExploreScope;
  readonly order: ExploreOrder;
  readonly topic: Topic | undefined;
}

/** Lists the pins of a topic, the best first, or all of a scope in an order. */
export type ExplorePins = (viewer: Viewer, wanted: Wanted, range: Range) => readonly WirePin[];

interface Position {
  readonly feedPosition: number;
}

/** Creates the list of pins of a scope or a topic. */
export function createExplorePins(database: Database, readPins: ReadPins): ExplorePins {
  const queries = new Map<string, ReturnType<typeof query<Position>>>();
  const prepared = (sql: string) => {
    const known = queries.get(sql) ?? database.query<Position>(sql);
    queries.set(sql, known);
    return known;
  };
  return (viewer, { scope, order, topic }, range) => {
    const match = topic && anyWord(topic.words);
    const sql = match === undefined ? listSql(scope, order) : matchSql(scope, 'feed');
    const parameters = { viewer: viewer.userId, ...range };
    const found = prepared(sql).all(
      match === undefined ? parameters : { ...parameters, match, except: '' },
    );
    return readPins(
      viewer,
      found.map(({ feedPosition }) => feedPosition),
    );
  };
}

function listSql(scope: ExploreScope, order: ExploreOrder): string {
  return `SELECT pins.feed_position AS feedPosition FROM pins
    LEFT JOIN boards AS board ON board.id = pins.board_id
    WHERE ${SCOPE_SQL[scope]} AND ${VISIBLE_SQL} AND ${offeredSql('feed')}
    ORDER BY ${EXPLORE_ORDERS[order]} LIMIT :limit OFFSET :offset`;
}
