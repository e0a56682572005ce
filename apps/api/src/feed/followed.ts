import type { Database } from '../database/database.js';
import { anyWord } from '../search/match.js';
import { findTopic, type Topic } from '../topics/topics.js';

const FOLLOWED_BOARDS_SQL = 'SELECT board_id FROM board_follows WHERE user_id = :viewer';

/**
 * The condition for a pin of a person whom `:viewer` follows, or of a board that they follow, published there or saved to it.
 * A pin without a person or a board is of neither.
 */
const IS_OF_FOLLOWED_SQL = `ifnull(pins.pinner_id IN (SELECT followed_id FROM user_follows WHERE user_id = :viewer)
  OR pins.board_id IN (${FOLLOWED_BOARDS_SQL})
  OR pins.id IN (SELECT pin_id FROM saves WHERE deleted_at IS NULL AND board_id IN (${FOLLOWED_BOARDS_SQL})), 0)`;

/** The condition for a pin with a word of the topics `:topics`, in the form of {@link topicsQuery}. */
const HAS_TOPIC_SQL =
  'pins.feed_position IN (SELECT rowid FROM pin_search WHERE pin_search MATCH :topics)';

/** The condition for a pin of what `:viewer` follows: a person, a board, or one of the topics `:topics`. */
export const FOLLOWED_SQL = `(${IS_OF_FOLLOWED_SQL} OR ${HAS_TOPIC_SQL})`;

/** Creates the function that reads what a viewer follows. */
export function createReadFollowed(database: Database) {
  const topicIds = database.query<{ id: string }>(
    'SELECT topic_id AS id FROM topic_follows WHERE user_id = :viewer',
  );
  const others = database.query<{ has: 0 | 1 }>(
    `SELECT EXISTS (SELECT 1 FROM user_follows WHERE user_id = :viewer)
       OR EXISTS (SELECT 1 FROM board_follows WHERE user_id = :viewer) AS has`,
  );
  return (viewer: string) => {
    const topics = topicIds.all({ viewer }).flatMap(({ id }) => findTopic(id) ?? []);
    return { topics, isEmpty: topics.length === 0 && others.first({ viewer })?.has !== 1 };
  };
}

/** The query of the search index for pins of any of the topics; without one it finds nothing. */
export function topicsQuery(topics: readonly Topic[]): string {
  const parts = topics.flatMap(({ words }) => anyWord(words) ?? []);
  return parts.length === 0 ? '""' : parts.join(' OR ');
}

/**
 * Creates the function that reads for which of the topics pins are in the feed, by position: none for a pin of a followed
 * person or board (S3 §4.2).
 */
export function createReadReasons(database: Database) {
  const found = database.query<{ position: number }>(
    `SELECT pins.feed_position AS position FROM pins
     WHERE pins.feed_position IN (SELECT value FROM json_each(:positions))
       AND ${HAS_TOPIC_SQL} AND NOT ${IS_OF_FOLLOWED_SQL}`,
  );
  return (viewer: string, positions: readonly number[], topics: readonly Topic[]) => {
    const reasons = new Map<number, Topic>();
    const parameters = { viewer, positions: JSON.stringify(positions) };
    // The first topic of a pin comes last, and stays.
    for (const topic of topics.toReversed()) {
      const rows = found.all({ ...parameters, topics: topicsQuery([topic]) });
      for (const { position } of rows) reasons.set(position, topic);
    }
    return reasons;
  };
}

/** The fields of a pin that is in the feed for a topic. */
export function topicReason({ id, name, slug }: Topic) {
  return {
    recommendation_reason: { reason: 'FOLLOWED_INTEREST', reason_id: id },
    source_interest: { id, name, url_name: slug },
  };
}
