import type { BlockUserRequest, FollowTopicRequest, FollowUserRequest } from '@tackboard/domain';
import {
  BLOCK_USER,
  FOLLOW_TOPIC,
  FOLLOW_USER,
  UNBLOCK_USER,
  UNFOLLOW_TOPIC,
  UNFOLLOW_USER,
} from '../endpoints.js';
import { sendWrite, type Write, writeCall } from '../resource-call.js';

/** Follows or unfollows a user (S3 §7.6). */
export const followUser: Write<FollowUserRequest> = (client, { userId, isFollowed }, options) => {
  const endpoint = isFollowed ? FOLLOW_USER : UNFOLLOW_USER;
  return sendWrite(client, endpoint, { user_id: userId }, options);
};

/** Follows or unfollows a topic (S3 §7.7). */
export const followTopic: Write<FollowTopicRequest> = (
  client,
  { topicId, isFollowed },
  options,
) => {
  const endpoint = isFollowed ? FOLLOW_TOPIC : UNFOLLOW_TOPIC;
  const payload = { interest_id: topicId, interest_list: 'favorited' };
  return sendWrite(client, endpoint, payload, options);
};

/** Blocks or unblocks a user (S3 §7.21). Unblocking sends the id only. */
export const blockUser: Write<BlockUserRequest> = async (client, request, options) => {
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
};
