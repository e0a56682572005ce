import { BOARDS_PAGE_SIZE, FOLLOWERS_PAGE_SIZE_MAX } from '@tackboard/domain';
import * as z from 'zod';
import { askedPage } from '../http/bookmarks.js';
import {
  type Call,
  defineCall,
  defineToggle,
  defineWrite,
  type EndpointLine,
  requireOwnAccount,
} from '../http/call.js';
import { id, note, optionalId, page } from '../http/fields.js';
import { BOARD, USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

const PEOPLE = z.strictObject({
  board_id: id,
  ...page(BOARDS_PAGE_SIZE),
});

const REMOVED = z.strictObject({
  board_id: id,
  invited_user_id: id,
  field_set_key: note,
  orbac_subject_id: optionalId,
});

/** A call that lists people of a board. */
function peopleList(
  endpoint: EndpointLine,
  summary: string,
  list: Services['collaborators']['list'],
  input = PEOPLE,
): Call {
  return defineCall({
    endpoint,
    summary,
    input,
    response: z.array(USER),
    run: ({ input: sent, viewer }) => list(viewer, sent.board_id, askedPage(sent)),
  });
}

/** The calls of who shares and follows a board (S3 §4.4 §4.10 §7). */
export function boardPeopleCalls({ collaborators, followers }: Services): readonly Call[] {
  return [
    peopleList(
      'listCollaborators GET /resource/BoardCollaboratorsResource/get/',
      'The collaborators of a board (name ours)',
      collaborators.list,
    ),
    peopleList(
      'listBoardInvites GET /resource/BoardInvitesResource/get/',
      'The people who are invited to a board, for its owner and collaborators (name ours)',
      collaborators.listInvited,
    ),
    defineCall({
      endpoint: 'listReceivedInvites GET /resource/ReceivedBoardInvitesResource/get/',
      summary: 'The boards that the viewer is invited to, the newest invitation first (name ours)',
      input: z.strictObject(page(BOARDS_PAGE_SIZE)),
      response: z.array(BOARD.extend({ inviter: USER })),
      needsSignIn: true,
      run: ({ input, userId }) => collaborators.listReceived(userId, askedPage(input)),
    }),
    defineWrite({
      endpoint: 'inviteCollaborator POST /resource/BoardInviteResource/create/',
      summary: 'Invites a person to a board (action ours)',
      input: z.strictObject({ board_id: id, invited_user_id: id }),
      action: 'edit',
      run: ({ input, userId }) => {
        collaborators.invite(userId, input.board_id, input.invited_user_id);
      },
    }),
    defineWrite({
      endpoint: 'respondToBoardInvite PUT /resource/BoardInviteResource/update/',
      summary: 'Accepts or declines an invitation to a board (action ours)',
      input: z.strictObject({ board_id: id, status: z.enum(['accepted', 'declined']) }),
      run: ({ input, userId }) => {
        collaborators.respond(userId, input.board_id, input.status === 'accepted');
      },
    }),
    defineWrite({
      endpoint: 'deleteBoardInvite DELETE /resource/BoardInviteResource/delete/',
      summary: 'Withdraws an invitation (S3 §4.10 §7)',
      input: REMOVED,
      action: 'edit',
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        collaborators.removeInvite(userId, input.board_id, input.invited_user_id);
      },
    }),
    defineWrite({
      endpoint: 'removeCollaborator DELETE /resource/BoardCollaboratorResource/delete/',
      summary: 'Removes a collaborator (S3 §4.10 §7)',
      input: REMOVED,
      action: 'edit',
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        collaborators.remove(userId, input.board_id, input.invited_user_id);
      },
    }),
    peopleList(
      'listFollowers GET /resource/BoardFollowersResource/get/',
      'The followers of a board, newest first, at most 50 on a page (S1 §9)',
      followers.list,
      PEOPLE.extend(page(FOLLOWERS_PAGE_SIZE_MAX, FOLLOWERS_PAGE_SIZE_MAX)),
    ),
    ...defineToggle({
      endpoints: [
        'followBoard PUT /v3/boards/{board_id}/follow/',
        'unfollowBoard DELETE /v3/boards/{board_id}/follow/',
      ],
      summaries: ['Follows a board (S3 §4.4 §7)', 'Unfollows a board (S3 §4.4 §7)'],
      actions: ['follow', 'unfollow'],
      input: z.strictObject({ board_id: id }),
      run: ({ input, userId }, isFollowed) => {
        followers.setFollowed(userId, input.board_id, isFollowed);
      },
    }),
  ];
}
