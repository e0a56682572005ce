import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { id, note, optionalId } from '../http/fields.js';
import { createReadUser } from '../people/read-user.js';
import { createRelations } from '../people/relations.js';
import { NOTHING, USER } from '../wire/shapes.js';
import { requireOwnAccount } from './acting-account.js';
import type { CallContext } from './call-context.js';

const AREA = 'People and topics';

/** The list of a followed topic (S3 §7). */
const DEFAULT_LIST = 'favorited';

/** The calls that read people, and that follow and block them (S3 §4.4 §7). */
export function peopleCalls({ database, now }: CallContext): readonly Call[] {
  const readUser = createReadUser(database);
  const relations = createRelations(database, now);
  return [
    defineCall({
      name: 'readUser',
      area: AREA,
      summary: 'A person, by default the viewer with their account (S3 §3 §7)',
      method: 'GET',
      path: '/resource/UserResource/get/',
      input: z.strictObject({ user_id: optionalId, field_set_key: note }),
      response: USER,
      run: ({ input, viewer }) => ({
        data: readUser(viewer, input.user_id, input.field_set_key),
      }),
    }),
    ...[true, false].flatMap((isFollowed) => {
      const method = isFollowed ? 'create' : 'delete';
      const action = isFollowed ? 'follow' : 'unfollow';
      const verb = isFollowed ? 'Follows' : 'Unfollows';
      return [
        defineCall({
          name: isFollowed ? 'followUser' : 'unfollowUser',
          area: AREA,
          summary: `${verb} a person (S3 §4.4 §7)`,
          method: isFollowed ? 'POST' : 'DELETE',
          path: `/resource/UserFollowResource/${method}/`,
          input: z.strictObject({ user_id: id }),
          response: NOTHING,
          needsSignIn: true,
          action,
          isKeyed: true,
          run: ({ input, userId }) => {
            relations.setUserFollowed(userId, input.user_id, isFollowed);
            return { data: null };
          },
        }),
        defineCall({
          name: isFollowed ? 'followTopic' : 'unfollowTopic',
          area: AREA,
          summary: `${verb} a topic (S3 §4.4 §7)`,
          method: isFollowed ? 'POST' : 'DELETE',
          path: `/resource/InterestFollowResource/${method}/`,
          input: z.strictObject({
            interest_id: id,
            interest_list: z.string().max(100).default(DEFAULT_LIST),
          }),
          response: NOTHING,
          needsSignIn: true,
          action,
          isKeyed: true,
          run: ({ input, userId }) => {
            const { interest_id: topicId, interest_list: list } = input;
            relations.setTopicFollowed(userId, topicId, list, isFollowed);
            return { data: null };
          },
        }),
      ];
    }),
    defineCall({
      name: 'blockUser',
      area: AREA,
      summary: 'Blocks a person, whose pins leave every list (S3 §4.4 §7)',
      method: 'POST',
      path: '/resource/UserBlockResource/create/',
      input: z.strictObject({
        blocked_user_id: id,
        orbac_subject_id: optionalId,
        block_source: note,
        block_context: note,
      }),
      response: NOTHING,
      needsSignIn: true,
      action: 'block',
      isKeyed: true,
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        relations.block(userId, input.blocked_user_id, {
          source: input.block_source ?? null,
          context: input.block_context ?? null,
        });
        return { data: null };
      },
    }),
    defineCall({
      name: 'unblockUser',
      area: AREA,
      summary: 'Unblocks a person (S3 §4.4 §7)',
      method: 'DELETE',
      path: '/resource/UserBlockResource/delete/',
      input: z.strictObject({ blocked_user_id: id }),
      response: NOTHING,
      needsSignIn: true,
      action: 'block',
      isKeyed: true,
      run: ({ input, userId }) => {
        relations.unblock(userId, input.blocked_user_id);
        return { data: null };
      },
    }),
  ];
}
