import type {
  BlockUserRequest,
  FollowTopicRequest,
  FollowUserRequest,
  WriteOptions,
} from '@tackboard/domain';
import {
  BLOCK_USER,
  FOLLOW_TOPIC,
  FOLLOW_USER,
  UNBLOCK_USER,
  UNFOLLOW_TOPIC,
  UNFOLLOW_USER,
} from '../endpoints.js';
import type { Client } from '../client.js';
import { writeCall } from '../resource-call.js';

/** Follows or unfollows a user (S3 §7.6). */
export async function followUser(
  client: Client,
  { userId, isFollowed }: FollowUserRequest,
  options: WriteOptions,
): Promise<void> {
  const endpoint = isFollowed ? FOLLOW_USER : UNFOLLOW_USER;
  await writeCall(client, endpoint, { user_id: userId }, options);
}

/** Follows or unfollows a topic (S3 §7.7). */
export async function followTopic(
  client: Client,
  { topicId, isFollowed }: FollowTopicRequest,
  options: WriteOptions,
): Promise<void> {
  const endpoint = isFollowed ? FOLLOW_TOPIC : UNFOLLOW_TOPIC;
  const payload = { interest_id: topicId, interest_list: 'favorited' };
  await writeCall(client, endpoint, payload, options);
}

/** Blocks or unblocks a user (S3 §7.21). Unblocking sends the id only. */
export async function blockUser(
  client: Client,
  request: BlockUserRequest,
  options: WriteOptions,
): Promise<void> {
  const blocked = { blocked_user_id: request.userId };
  if (!request.isBlocked) {
    await writeCall(client, UNBLOCK_USER, blocked, options);
    return;
  }
  const payload = {
    ...blocked,
    orbac_subject_id: request.orbacSubjectId,
    block_source: request.blockSource,
    block_context: request.blockContext,
  };
  await writeCall(client, BLOCK_USER, payload, options);
}
