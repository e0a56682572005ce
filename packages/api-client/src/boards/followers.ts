import type {
  FollowBoardRequest,
  ListPage,
  ReadOptions,
  User,
  WriteOptions,
} from '@tackboard/domain';
import { followersPageSize } from '@tackboard/domain/board';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import { writeCall } from '../resource-call.js';
import { type ListBoardPeopleRequest, readPeople } from './collaborators.js';

/** Lists the followers of a board. The resource name is ours. */
export const LIST_FOLLOWERS = {
  name: 'listFollowers',
  method: 'GET',
  path: '/resource/BoardFollowersResource/get/',
} as const satisfies Endpoint;

/** Follows a board (S3 §7). */
export const FOLLOW_BOARD = {
  name: 'followBoard',
  method: 'PUT',
  path: '/v3/boards/{board_id}/follow/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Unfollows a board (S3 §7). */
export const UNFOLLOW_BOARD = {
  name: 'unfollowBoard',
  method: 'DELETE',
  path: '/v3/boards/{board_id}/follow/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Lists the followers of a board, page by page: 50 people at most (S1 §9). */
export function listFollowers(
  client: Client,
  request: ListBoardPeopleRequest,
  options: ReadOptions = {},
): Promise<ListPage<User>> {
  const pageSize = followersPageSize(request.pageSize);
  return readPeople(client, LIST_FOLLOWERS, { ...request, pageSize }, options);
}

/** Follows or unfollows a board (S3 §7). */
export async function followBoard(
  client: Client,
  { boardId, isFollowed }: FollowBoardRequest,
  options: WriteOptions,
): Promise<void> {
  const endpoint = isFollowed ? FOLLOW_BOARD : UNFOLLOW_BOARD;
  await writeCall(client, endpoint, { board_id: boardId }, options);
}
