import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { anyWord, wordsOf } from '../search/match.js';
import { findTopic, type Topic } from '../topics/topics.js';
import type { WirePin } from '../wire/pin.js';

/**
 * The condition for a pin from what `:viewer` followed until `:at`: a person who published it, a board that it is on or was
 * saved to, or a topic, whose words are `:topics`.
 */
export function followedSql(hasTopics: boolean): string {
  const followed = (table: string, column: string) =>
    `SELECT ${column} FROM ${table} WHERE user_id = :viewer AND created_at <= :at`;
  const boards = followed('board_follows', 'board_id');
  const topics = `OR pins.feed_position IN (SELECT rowid FROM pin_search WHERE pin_search MATCH :topics)`;
  // A pin without a person or a board is from neither.
  return `ifnull(pins.pinner_id IN (${followed('user_follows', 'followed_id')})
    OR pins.board_id IN (${boards})
    OR pins.id IN (SELECT pin_id FROM saves WHERE deleted_at IS NULL AND board_id IN (${boards}))
    ${hasTopics ? topics : ''}, 0)`;
}

/** What a viewer followed until a time. */
export interface Followed {
  readonly isEmpty: boolean;
  readonly topics: readonly Topic[];
}

/** Creates the function that reads what a viewer followed until `at`, in milliseconds since 1970. */
export function createReadFollowed(
  database: DatabaseSync,
): (viewer: string, at: number) => Followed {
  const topicIds = query<{ id: string }>(
    database,
    'SELECT topic_id AS id FROM topic_follows WHERE user_id = :viewer AND created_at <= :at',
  );
  const others = query<{ has: 0 | 1 }>(
    database,
    `SELECT EXISTS (SELECT 1 FROM user_follows WHERE user_id = :viewer AND created_at <= :at)
       OR EXISTS (SELECT 1 FROM board_follows WHERE user_id = :viewer AND created_at <= :at) AS has`,
  );
  return (viewer, at) => {
    const topics = topicIds.all({ viewer, at }).flatMap(({ id }) => findTopic(id) ?? []);
    return { topics, isEmpty: topics.length === 0 && others.first({ viewer, at })?.has !== 1 };
  };
}

/** The query of the search index for pins of any of the topics; `undefined` without one. */
export function topicsQuery(topics: readonly Topic[]): string | undefined {
  const parts = topics.flatMap(({ words }) => anyWord(words) ?? []);
  return parts.length === 0 ? undefined : parts.join(' OR ');
}

/** Adds the followed topic for which a pin is in the feed, unless its person or board is followed (S3 §4.2). */
export function withReason(pin: WirePin, topics: readonly Topic[]): WirePin {
  if (pin.pinner?.explicitly_followed_by_me === true || pin.board?.followed_by_me === true)
    return pin;
  const words = new Set(wordsOf(`${pin.title} ${pin.description} ${pin.alt_text ?? ''}`));
  const topic = topics.find((one) => wordsOf(one.words).some((word) => words.has(word)));
  if (topic === undefined) return pin;
  const interest = { id: topic.id, name: topic.name, url_name: topic.slug };
  const reason = { reason: 'FOLLOWED_INTEREST', reason_id: topic.id };
  const because = { recommendation_reason: reason, source_interest: interest };
  return { ...pin, ...because };
}
