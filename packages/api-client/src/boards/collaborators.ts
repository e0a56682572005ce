import type {
  Board,
  ListPage,
  ReadOptions,
  RemoveCollaboratorRequest,
  User,
  WriteOptions,
} from '@tackboard/domain';
import { decodeBoardPage, decodeUserPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { readPage } from '../pages.js';
import { writeCall } from '../resource-call.js';

/** Lists the collaborators of a board. The resource name is ours. */
export const LIST_COLLABORATORS = {
  name: 'listCollaborators',
  method: 'GET',
  path: '/resource/BoardCollaboratorsResource/get/',
} as const satisfies Endpoint;

/** Lists the people who are invited to a board. The resource name is ours. */
export const LIST_BOARD_INVITES = {
  name: 'listBoardInvites',
  method: 'GET',
  path: '/resource/BoardInvitesResource/get/',
} as const satisfies Endpoint;

/** Lists the boards that the viewer is invited to. The resource name is ours. */
export const LIST_RECEIVED_INVITES = {
  name: 'listReceivedInvites',
  method: 'GET',
  path: '/resource/ReceivedBoardInvitesResource/get/',
} as const satisfies Endpoint;

/** Invites a person to a board. The action is ours. */
export const INVITE_COLLABORATOR = {
  name: 'inviteCollaborator',
  method: 'POST',
  path: '/resource/BoardInviteResource/create/',
} as const satisfies Endpoint;

/** Accepts or declines an invitation to a board. The action is ours. */
export const RESPOND_TO_BOARD_INVITE = {
  name: 'respondToBoardInvite',
  method: 'PUT',
  path: '/resource/BoardInviteResource/update/',
} as const satisfies Endpoint;

/** Removes an invited person from a board. */
export const DELETE_BOARD_INVITE = {
  name: 'deleteBoardInvite',
  method: 'DELETE',
  path: '/resource/BoardInviteResource/delete/',
} as const satisfies Endpoint;

/** Removes a collaborator from a board. */
export const REMOVE_COLLABORATOR = {
  name: 'removeCollaborator',
  method: 'DELETE',
  path: '/resource/BoardCollaboratorResource/delete/',
} as const satisfies Endpoint;

/** Selects a page of a board's people. */
export interface ListBoardPeopleRequest {
  readonly boardId: string;
  readonly bookmark?: string;
  /** In people. */
  readonly pageSize?: number;
}

/** Lists the collaborators of a board, page by page. */
export function listCollaborators(
  client: Client,
  request: ListBoardPeopleRequest,
  options: ReadOptions = {},
): Promise<ListPage<User>> {
  return readPeople(client, LIST_COLLABORATORS, request, options);
}

/** Lists the people who are invited to a board and have not responded, page by page. */
export function listBoardInvites(
  client: Client,
  request: ListBoardPeopleRequest,
  options: ReadOptions = {},
): Promise<ListPage<User>> {
  return readPeople(client, LIST_BOARD_INVITES, request, options);
}

/** Lists the boards that the viewer is invited to, page by page. Respond with `respondToBoardInvite`. */
export function listReceivedInvites(
  client: Client,
  { bookmark, pageSize }: Omit<ListBoardPeopleRequest, 'boardId'> = {},
  options: ReadOptions = {},
): Promise<ListPage<Board>> {
  return readPage(
    client,
    LIST_RECEIVED_INVITES,
    { page_size: pageSize },
    { ...options, bookmark },
    (data) => decodeBoardPage(data, decodeOptions(client)).boards,
  );
}

/** Reads a page of a board's people. */
export function readPeople(
  client: Client,
  endpoint: Endpoint,
  { boardId, bookmark, pageSize }: ListBoardPeopleRequest,
  options: ReadOptions,
): Promise<ListPage<User>> {
  return readPage(
    client,
    endpoint,
    { board_id: boardId, page_size: pageSize },
    { ...options, bookmark },
    (data) => decodeUserPage(data, decodeOptions(client)).users,
  );
}

/** Invites a person to a board. */
export async function inviteCollaborator(
  client: Client,
  { boardId, userId }: { readonly boardId: string; readonly userId: string },
  options: WriteOptions,
): Promise<void> {
  const payload = { board_id: boardId, invited_user_id: userId };
  await writeCall(client, INVITE_COLLABORATOR, payload, options);
}

/** The viewer's response to an invitation to a board. */
export interface BoardInviteResponse {
  readonly boardId: string;
  readonly isAccepted: boolean;
}

/** Accepts or declines an invitation to a board. */
export async function respondToBoardInvite(
  client: Client,
  { boardId, isAccepted }: BoardInviteResponse,
  options: WriteOptions,
): Promise<void> {
  const payload = { board_id: boardId, status: isAccepted ? 'accepted' : 'declined' };
  await writeCall(client, RESPOND_TO_BOARD_INVITE, payload, options);
}

/** Removes a collaborator, or an invited person, from a board (S3 §7.17). */
export async function removeCollaborator(
  client: Client,
  request: RemoveCollaboratorRequest,
  options: WriteOptions,
): Promise<void> {
  const payload = {
    board_id: request.boardId,
    invited_user_id: request.userId,
    field_set_key: request.fieldSetKey,
    orbac_subject_id: request.orbacSubjectId,
  };
  const endpoint = request.isInvited ? DELETE_BOARD_INVITE : REMOVE_COLLABORATOR;
  await writeCall(client, endpoint, payload, options);
}
