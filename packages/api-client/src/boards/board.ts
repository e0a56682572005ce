import {
  type Board,
  boardsListOptions,
  type CreateBoardRequest,
  type EditBoardRequest,
  type FollowBoardRequest,
  type ListBoardsRequest,
  type ListPage,
  type ReadOptions,
} from '@tackboard/domain';
import { decodeBoard, decodeBoardPage } from '@tackboard/domain/wire';
import {
  CREATE_BOARD,
  DELETE_BOARD,
  EDIT_BOARD,
  FOLLOW_BOARD,
  LIST_BOARDS,
  READ_BOARD,
  READ_BOARD_PINS,
  UNFOLLOW_BOARD,
} from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, sendWrite, type Write } from '../resource-call.js';
import { readModel, writeModel } from '../decoded.js';
import { readPage, walkPages } from '../pages.js';
import { type PageOptions, type PinPage, readPinPage } from '../pins/pin-page.js';
import { snakeCaseKeys } from '../payload.js';

/** Selects a board by its id, or by its owner's username and its name in addresses, and its fields. */
export type ReadBoardRequest = (
  | { readonly boardId: string }
  | { readonly username: string; readonly slug: string }
) & {
  /** The server's name of a set of fields. */
  readonly fieldSetKey?: string;
};

/** Reads a board by its id or its address (S3 §7.14, `BoardResource`). */
export const readBoard: Read<ReadBoardRequest, Board> = (client, request, options = {}) => {
  const place =
    'boardId' in request
      ? { board_id: request.boardId }
      : { username: request.username, slug: request.slug };
  const payload = { ...place, field_set_key: request.fieldSetKey };
  return readModel(client, READ_BOARD, payload, options, decodeBoard);
};

/** Selects a page of a board's pins. */
export interface BoardPinsOptions extends PageOptions {
  readonly boardId: string;
  /** Only pins in this section. Default: all pins of the board. */
  readonly sectionId?: string | undefined;
}

/** Reads one page of the pins on a board or in one of its sections, newest first. */
export function readBoardPins(
  client: Client,
  { boardId, sectionId, ...page }: BoardPinsOptions,
): Promise<PinPage> {
  const payload = { board_id: boardId, ...(sectionId !== undefined && { section_id: sectionId }) };
  return readPinPage(client, READ_BOARD_PINS, payload, page);
}

/**
 * Creates a board (S3 §7.15, `BoardResource`); with `returnExisting` returns the one of that name and privacy. Lists of boards
 * that are shown must then be fetched again.
 */
export const createBoard: Write<CreateBoardRequest, Board> = (client, request, options) => {
  const payload = {
    name: request.name,
    privacy: request.privacy,
    username: request.username,
    layout: request.layout,
    protected: request.isProtected,
    return_existing: request.returnExisting,
    user_id: request.userId,
    orbac_subject_id: request.orbacSubjectId,
  };
  // A board that nobody can save to is no response.
  return writeModel(client, CREATE_BOARD, payload, options, (data, decode) => {
    const board = decodeBoard(data, decode);
    return board?.id === undefined ? undefined : board;
  });
};

/** Changes the name, privacy or layout of a board. */
export const editBoard: Write<EditBoardRequest> = (client, request, options) => {
  const payload = {
    board_id: request.boardId,
    name: request.name,
    privacy: request.privacy,
    layout: request.layout,
    protected: request.isProtected,
    orbac_subject_id: request.orbacSubjectId,
  };
  return sendWrite(client, EDIT_BOARD, payload, options);
};

/** Deletes a board of the viewer (S3 §7.16, `BoardResource`). */
export const deleteBoard: Write<{ readonly boardId: string }> = (client, { boardId }, options) =>
  sendWrite(client, DELETE_BOARD, { board_id: boardId }, options);

/** Like {@link ListBoardsRequest}, with defaults: 25 boards on a page, in the server's order. */
export type BoardsRequest = Omit<ListBoardsRequest, 'pageSize' | 'sort'> &
  Partial<Pick<ListBoardsRequest, 'pageSize' | 'sort'>>;

/**
 * Lists boards, page by page: by default those that the viewer can save to. The server has no search by
 * name: with a `query` all pages are fetched and filtered, and the result is the only page.
 */
export async function listBoards(
  client: Client,
  { query, bookmark: first, ...request }: BoardsRequest = {},
  { signal }: ReadOptions = {},
): Promise<ListPage<Board>> {
  const payload = snakeCaseKeys(boardsListOptions(request));
  const readBoards = (bookmark: string | undefined) =>
    readPage(client, LIST_BOARDS, payload, { bookmark, signal }, decodeBoardPage);
  if (!query) return readBoards(first);

  const text = query.toLocaleLowerCase();
  const items: Board[] = [];
  for await (const page of walkPages(first, readBoards, ({ items }) => items, client)) {
    items.push(...page.items.filter(({ name }) => name?.toLocaleLowerCase().includes(text)));
  }
  return { items };
}

/** Follows or unfollows a board (S3 §7.4). */
export const followBoard: Write<FollowBoardRequest> = (
  client,
  { boardId, isFollowed },
  options,
) => {
  const endpoint = isFollowed ? FOLLOW_BOARD : UNFOLLOW_BOARD;
  return sendWrite(client, endpoint, { board_id: boardId }, options);
};
