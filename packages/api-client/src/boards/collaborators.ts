import {
  type Board,
  type BoardPersonRequest,
  followersPageSize,
  type ListBoardPeopleRequest,
  type ListPage,
  type ReadOptions,
  type RemoveCollaboratorRequest,
  type RespondToBoardInviteRequest,
  type User,
} from '@tackboard/domain';
import {
  decodeBoardPage,
  type DecodeOptions,
  decodeUser,
  decodeUserPage,
} from '@tackboard/domain/wire';
import {
  DELETE_BOARD_INVITE,
  INVITE_COLLABORATOR,
  LIST_BOARD_INVITES,
  LIST_COLLABORATORS,
  LIST_FOLLOWERS,
  LIST_RECEIVED_INVITES,
  REMOVE_COLLABORATOR,
  RESPOND_TO_BOARD_INVITE,
} from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, sendWrite, type Write } from '../resource-call.js';
import type { AnyEndpoint } from '../endpoint.js';
import { readPage } from '../pages.js';

/** Lists the collaborators of a board, page by page. */
export const listCollaborators: Read<ListBoardPeopleRequest, ListPage<User>> = (
  client,
  request,
  options = {},
) => readPeople(client, LIST_COLLABORATORS, request, options);

/** Lists the followers of a board, page by page: 50 people at most (S1 §9.19). */
export const listFollowers: Read<ListBoardPeopleRequest, ListPage<User>> = (
  client,
  request,
  options = {},
) => {
  const pageSize = followersPageSize(request.pageSize);
  return readPeople(client, LIST_FOLLOWERS, { ...request, pageSize }, options);
};

/** Lists the people who are invited to a board and have not responded, page by page. */
export const listBoardInvites: Read<ListBoardPeopleRequest, ListPage<User>> = (
  client,
  request,
  options = {},
) => readPeople(client, LIST_BOARD_INVITES, request, options);

/** A board that the viewer is invited to. */
export interface ReceivedInvite extends Board {
  /** Who invited the viewer. Absent when the server does not say it. */
  readonly inviter?: User;
}

/** Lists the boards that the viewer is invited to, page by page. Respond with `respondToBoardInvite`. */
export function listReceivedInvites(
  client: Client,
  { bookmark, pageSize }: Omit<ListBoardPeopleRequest, 'boardId'> = {},
  options: ReadOptions = {},
): Promise<ListPage<ReceivedInvite>> {
  return readPage(
    client,
    LIST_RECEIVED_INVITES,
    { page_size: pageSize },
    { ...options, bookmark },
    decodeInvites,
  );
}

function decodeInvites(
  data: unknown,
  options: DecodeOptions,
): { readonly items: readonly ReceivedInvite[] } {
  const invites = Array.isArray(data) ? data : [];
  return {
    items: invites.flatMap((invite: unknown) => {
      const { inviter: person, ...wireBoard } = (invite ?? {}) as { readonly inviter?: unknown };
      const inviter = person == null ? undefined : decodeUser(person, options);
      return decodeBoardPage([wireBoard], options).items.map((board) => ({
        ...board,
        ...(inviter && { inviter }),
      }));
    }),
  };
}

/** Reads a page of a board's people. */
function readPeople(
  client: Client,
  endpoint: AnyEndpoint,
  { boardId, bookmark, pageSize }: ListBoardPeopleRequest,
  options: ReadOptions,
): Promise<ListPage<User>> {
  return readPage(
    client,
    endpoint,
    { board_id: boardId, page_size: pageSize },
    { ...options, bookmark },
    decodeUserPage,
  );
}

/** Invites a person to a board. */
export const inviteCollaborator: Write<BoardPersonRequest> = (
  client,
  { boardId, userId },
  options,
) => {
  const payload = { board_id: boardId, invited_user_id: userId };
  return sendWrite(client, INVITE_COLLABORATOR, payload, options);
};

/** Accepts or declines an invitation to a board. */
export const respondToBoardInvite: Write<RespondToBoardInviteRequest> = (
  client,
  { boardId, isAccepted },
  options,
) => {
  const payload = { board_id: boardId, status: isAccepted ? 'accepted' : 'declined' };
  return sendWrite(client, RESPOND_TO_BOARD_INVITE, payload, options);
};

/** Removes a collaborator, or an invited person, from a board (S3 §7.17). */
export const removeCollaborator: Write<RemoveCollaboratorRequest> = (client, request, options) => {
  const payload = {
    board_id: request.boardId,
    invited_user_id: request.userId,
    field_set_key: request.fieldSetKey,
    orbac_subject_id: request.orbacSubjectId,
  };
  const endpoint = request.isInvited ? DELETE_BOARD_INVITE : REMOVE_COLLABORATOR;
  return sendWrite(client, endpoint, payload, options);
};
