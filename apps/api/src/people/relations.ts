import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { FindPerson } from './find-person.js';

/** Why a person was blocked: the server's own words (S3 §7). */
export interface BlockDetails {
  readonly source: string | null;
  readonly context: string | null;
}

/**
 * Creates the functions behind the follow resources and `UserBlockResource` (S3 §4.4 §7). Call each inside a transaction; a
 * repeated one changes nothing.
 */
export function createRelations(database: Database, people: FindPerson, now: () => number) {
  const blocks = database.query(
    `SELECT 1 FROM user_blocks
     WHERE (user_id = :one AND blocked_id = :other) OR (user_id = :other AND blocked_id = :one)`,
  );
  const followUser = database.prepare(
    'INSERT OR IGNORE INTO user_follows VALUES (:userId, :followedId, :now)',
  );
  const unfollowUser = database.prepare(
    'DELETE FROM user_follows WHERE user_id = :userId AND followed_id = :followedId',
  );
  const followTopic = database.prepare(
    'INSERT OR IGNORE INTO topic_follows VALUES (:userId, :topicId, :list, :now)',
  );
  const unfollowTopic = database.prepare(
    'DELETE FROM topic_follows WHERE user_id = :userId AND topic_id = :topicId',
  );
  const block = database.prepare(
    'INSERT OR IGNORE INTO user_blocks VALUES (:userId, :blockedId, :source, :context, :now)',
  );
  const unblock = database.prepare(
    'DELETE FROM user_blocks WHERE user_id = :userId AND blocked_id = :blockedId',
  );
  const removeInvites = database.prepare(
    'DELETE FROM board_invites WHERE user_id = :invitedId AND inviter_id = :inviterId',
  );

  const requireOther = (userId: string, otherId: string): void => {
    if (userId === otherId)
      throw new ResourceError('invalidRequest', 'Viewers cannot follow or block themselves.');
    people.byId(otherId);
  };

  return {
    setUserFollowed: (userId: string, followedId: string, isFollowed: boolean): void => {
      requireOther(userId, followedId);
      if (!isFollowed) {
        unfollowUser.run({ userId, followedId });
        return;
      }
      if (blocks.first({ one: userId, other: followedId }) !== undefined)
        throw new ResourceError('notYours', 'One of you has blocked the other.');
      followUser.run({ userId, followedId, now: now() });
    },
    setTopicFollowed: (
      userId: string,
      topicId: string,
      list: string,
      isFollowed: boolean,
    ): void => {
      if (isFollowed) followTopic.run({ userId, topicId, list, now: now() });
      else unfollowTopic.run({ userId, topicId });
    },
    /** Blocking ends that both follow each other, and their invitations. Unblocking brings nothing of it back. */
    block: (userId: string, blockedId: string, { source, context }: BlockDetails): void => {
      requireOther(userId, blockedId);
      block.run({ userId, blockedId, source, context, now: now() });
      unfollowUser.run({ userId, followedId: blockedId });
      unfollowUser.run({ userId: blockedId, followedId: userId });
      removeInvites.run({ invitedId: userId, inviterId: blockedId });
      removeInvites.run({ invitedId: blockedId, inviterId: userId });
    },
    unblock: (userId: string, blockedId: string): void => {
      requireOther(userId, blockedId);
      unblock.run({ userId, blockedId });
    },
  };
}
