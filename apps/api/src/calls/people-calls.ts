import * as z from 'zod';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage } from '../http/bookmarks.js';
import {
  type Call,
  defineCall,
  defineToggle,
  defineWrite,
  requireOwnAccount,
} from '../http/call.js';
import { id, note, optionalId, page } from '../http/fields.js';
import { PIN, USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The list of a followed topic (S3 §7). */
const DEFAULT_LIST = 'favorited';

/** The calls that read people, and that follow and block them (S3 §4.4 §7). */
export function peopleCalls({
  people,
  readUser,
  relations,
  readPersonPins,
}: Services): readonly Call[] {
  const [followUser, unfollowUser] = defineToggle({
    endpoints: [
      'followUser POST /resource/UserFollowResource/create/',
      'unfollowUser DELETE /resource/UserFollowResource/delete/',
    ],
    summaries: ['Follows a person (S3 §4.4 §7)', 'Unfollows a person (S3 §4.4 §7)'],
    actions: ['follow', 'unfollow'],
    input: z.strictObject({ user_id: id }),
    run: ({ input, userId }, isFollowed) => {
      relations.setUserFollowed(userId, input.user_id, isFollowed);
    },
  });
  const [followTopic, unfollowTopic] = defineToggle({
    endpoints: [
      'followTopic POST /resource/InterestFollowResource/create/',
      'unfollowTopic DELETE /resource/InterestFollowResource/delete/',
    ],
    summaries: ['Follows a topic (S3 §4.4 §7)', 'Unfollows a topic (S3 §4.4 §7)'],
    actions: ['follow', 'unfollow'],
    input: z.strictObject({
      interest_id: id,
      interest_list: z.string().max(100).default(DEFAULT_LIST),
    }),
    run: ({ input, userId }, isFollowed) => {
      relations.setTopicFollowed(userId, input.interest_id, input.interest_list, isFollowed);
    },
  });
  return [
    defineCall({
      endpoint: 'readUser GET /resource/UserResource/get/',
      summary: 'A person by id or username, by default the viewer with their account (S3 §3 §7)',
      input: z.strictObject({
        user_id: optionalId,
        // As long as an address may be: one that nobody has is missing, not wrong.
        username: z.string().min(1).nullish(),
        field_set_key: note,
      }),
      response: USER,
      run: ({ input, viewer }) => {
        const { user_id: userId, username, field_set_key: fields } = input;
        const personId = username == null ? userId : people.idOf(username);
        return { data: readUser(viewer, personId, fields) };
      },
    }),
    defineCall({
      endpoint: 'readUserPins GET /resource/UserPinsResource/get/',
      summary: 'The pins that a person has saved or published, newest first (S3 §2.1; name ours)',
      input: z.strictObject({
        user_id: id,
        scope: z.enum(['saved', 'created']).default('saved'),
        ...page(PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const { user_id: userId, scope } = input;
        people.byId(userId);
        return readPersonPins[scope](viewer, userId, askedPage(input));
      },
    }),
    followUser,
    followTopic,
    unfollowUser,
    unfollowTopic,
    defineWrite({
      endpoint: 'blockUser POST /resource/UserBlockResource/create/',
      summary: 'Blocks a person, whose pins leave every list (S3 §4.4 §7)',
      input: z.strictObject({
        blocked_user_id: id,
        orbac_subject_id: optionalId,
        block_source: note,
        block_context: note,
      }),
      action: 'block',
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        relations.block(userId, input.blocked_user_id, {
          source: input.block_source ?? null,
          context: input.block_context ?? null,
        });
      },
    }),
    defineWrite({
      endpoint: 'unblockUser DELETE /resource/UserBlockResource/delete/',
      summary: 'Unblocks a person (S3 §4.4 §7)',
      input: z.strictObject({ blocked_user_id: id }),
      action: 'block',
      run: ({ input, userId }) => {
        relations.unblock(userId, input.blocked_user_id);
      },
    }),
  ];
}
