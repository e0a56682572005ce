import { BOARDS_PAGE_SIZE, FOLLOWERS_PAGE_SIZE_MAX } from '@tackboard/domain';
import * as z from 'zod';
import type { Collaborators } from '../boards/collaborators.js';
import { type Call, defineCall } from '../http/call.js';
import { bookmarks, id, note, optionalId, pageSize } from '../http/fields.js';
import { BOARD, NOTHING, USER } from '../wire/shapes.js';
import { requireOwnAccount } from './acting-account.js';
import type { Services } from '../services.js';

const AREA = 'Boards';

/** The largest page. */
const MAX_PAGE_SIZE = 250;

const PEOPLE = z.strictObject({
  board_id: id,
  bookmarks,
  page_size: pageSize(BOARDS_PAGE_SIZE, MAX_PAGE_SIZE),
});

const REMOVED = z.strictObject({
  board_id: id,
  invited_user_id: id,
  field_set_key: note,
  orbac_subject_id: optionalId,
});

const FOLLOWED = z.strictObject({ board_id: id });

/** A call that lists people of a board. */
function peopleList({
  list,
  ...call
}: Pick<Call, 'name' | 'path' | 'summary'> & { readonly list: Collaborators['list'] }): Call {
  return defineCall({
    ...call,
    area: AREA,
    method: 'GET',
    input: PEOPLE,
    response: z.array(USER),
    run: ({ input, viewer }) => {
      const page = { bookmark: input.bookmarks, pageSize: input.page_size };
      const { items, bookmark } = list(viewer, input.board_id, page);
      return { data: items, bookmark };
    },
  });
}

/** The calls of who shares and follows a board (S3 §4.4 §4.10 §7). */
export function boardPeopleCalls({
  receivedInvites,
  collaborators,
  followers,
}: Services): readonly Call[] {
  return [
    peopleList({
      name: 'listCollaborators',
      summary: 'The collaborators of a board (name ours)',
      path: '/resource/BoardCollaboratorsResource/get/',
      list: collaborators.list,
    }),
    peopleList({
      name: 'listBoardInvites',
      summary: 'The people who are invited to a board, for its owner and collaborators (name ours)',
      path: '/resource/BoardInvitesResource/get/',
      list: collaborators.listInvited,
    }),
    defineCall({
      name: 'listReceivedInvites',
      area: AREA,
      summary: 'The boards that the viewer is invited to, the newest invitation first (name ours)',
      method: 'GET',
      path: '/resource/ReceivedBoardInvitesResource/get/',
      input: z.strictObject({ bookmarks, page_size: pageSize(BOARDS_PAGE_SIZE, MAX_PAGE_SIZE) }),
      response: z.array(BOARD.extend({ inviter: USER })),
      needsSignIn: true,
      run: ({ input, userId }) => {
        const page = { bookmark: input.bookmarks, pageSize: input.page_size };
        const { items, bookmark } = receivedInvites(userId, page);
        return { data: items, bookmark };
      },
    }),
    defineCall({
      name: 'inviteCollaborator',
      area: AREA,
      summary: 'Invites a person to a board (action ours)',
      method: 'POST',
      path: '/resource/BoardInviteResource/create/',
      input: z.strictObject({ board_id: id, invited_user_id: id }),
      response: NOTHING,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => {
        collaborators.invite(userId, input.board_id, input.invited_user_id);
        return { data: null };
      },
    }),
    defineCall({
      name: 'respondToBoardInvite',
      area: AREA,
      summary: 'Accepts or declines an invitation to a board (action ours)',
      method: 'PUT',
      path: '/resource/BoardInviteResource/update/',
      input: z.strictObject({ board_id: id, status: z.enum(['accepted', 'declined']) }),
      response: NOTHING,
      needsSignIn: true,
      isKeyed: true,
      run: ({ input, userId }) => {
        collaborators.respond(userId, input.board_id, input.status === 'accepted');
        return { data: null };
      },
    }),
    defineCall({
      name: 'deleteBoardInvite',
      area: AREA,
      summary: 'Withdraws an invitation (S3 §4.10 §7)',
      method: 'DELETE',
      path: '/resource/BoardInviteResource/delete/',
      input: REMOVED,
      response: NOTHING,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        collaborators.removeInvite(userId, input.board_id, input.invited_user_id);
        return { data: null };
      },
    }),
    defineCall({
      name: 'removeCollaborator',
      area: AREA,
      summary: 'Removes a collaborator (S3 §4.10 §7)',
      method: 'DELETE',
      path: '/resource/BoardCollaboratorResource/delete/',
      input: REMOVED,
      response: NOTHING,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        collaborators.remove(userId, input.board_id, input.invited_user_id);
        return { data: null };
      },
    }),
    defineCall({
      name: 'listFollowers',
      area: AREA,
      summary: 'The followers of a board, newest first, at most 50 on a page (S1 §9)',
      method: 'GET',
      path: '/resource/BoardFollowersResource/get/',
      input: PEOPLE.extend({
        page_size: pageSize(FOLLOWERS_PAGE_SIZE_MAX, FOLLOWERS_PAGE_SIZE_MAX),
      }),
      response: z.array(USER),
      run: ({ input, viewer }) => {
        const page = { bookmark: input.bookmarks, pageSize: input.page_size };
        const { items, bookmark } = followers.list(viewer, input.board_id, page);
        return { data: items, bookmark };
      },
    }),
    ...[true, false].map((isFollowed) =>
      defineCall({
        name: isFollowed ? 'followBoard' : 'unfollowBoard',
        area: AREA,
        summary: `${isFollowed ? 'Follows' : 'Unfollows'} a board (S3 §4.4 §7)`,
        method: isFollowed ? 'PUT' : 'DELETE',
        path: '/v3/boards/{board_id}/follow/',
        encoding: 'form',
        input: FOLLOWED,
        response: NOTHING,
        needsSignIn: true,
        action: isFollowed ? 'follow' : 'unfollow',
        isKeyed: true,
        run: ({ input, userId }) => {
          followers.setFollowed(userId, input.board_id, isFollowed);
          return { data: null };
        },
      }),
    ),
  ];
}
