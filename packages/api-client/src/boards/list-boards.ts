import type { Board, ListBoardsRequest, ListPage, ReadOptions } from '@tackboard/domain';
import { BOARDS_PAGE_SIZE, DEFAULT_PRIVACY_FILTER } from '@tackboard/domain/board';
import { decodeBoardPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { walkPages } from '../pages.js';
import { readPage } from '../read-page.js';

/** Lists boards (S3 §3). */
export const LIST_BOARDS = {
  name: 'listBoards',
  method: 'GET',
  path: '/resource/BoardsResource/get/',
} as const satisfies Endpoint;

/** Like {@link ListBoardsRequest}, with defaults: 25 boards on a page, in the server's order. */
export type BoardsRequest = Omit<ListBoardsRequest, 'pageSize' | 'sort'> &
  Partial<Pick<ListBoardsRequest, 'pageSize' | 'sort'>>;

/**
 * Lists boards, page by page: by default those that the viewer can save to (S1 §7, S3 §3 §9). The server has no search by
 * name: with a `query` all pages are fetched and filtered, and the result is the only page.
 */
export async function listBoards(
  client: Client,
  { query, ...request }: BoardsRequest = {},
  options: ReadOptions = {},
): Promise<ListPage<Board>> {
  if (!query) return readBoardsPage(client, request, options);
  const text = query.toLocaleLowerCase();
  const boards = await readAllBoards(client, request, options);
  return { items: boards.filter(({ name }) => name?.toLocaleLowerCase().includes(text)) };
}

/** Reads all boards the viewer can save to, in the server's order. */
export async function readViewerBoards(
  client: Client,
  options: ReadOptions = {},
): Promise<readonly Board[]> {
  return readAllBoards(client, {}, options);
}

async function readAllBoards(
  client: Client,
  { bookmark: first, ...request }: BoardsRequest,
  options: ReadOptions,
): Promise<readonly Board[]> {
  const pages = walkPages(
    first,
    (bookmark) => readBoardsPage(client, { ...request, ...(bookmark && { bookmark }) }, options),
    (page) => page.items.length === 0,
    client.onDrift,
  );
  const boards: Board[] = [];
  for await (const page of pages) boards.push(...page.items);
  return boards;
}

function readBoardsPage(
  client: Client,
  request: BoardsRequest,
  { signal }: ReadOptions,
): Promise<ListPage<Board>> {
  const { bookmark } = request;
  const payload = {
    username: request.username,
    privacy_filter: request.privacyFilter ?? DEFAULT_PRIVACY_FILTER,
    sort: request.sort,
    field_set_key: request.fieldSetKey,
    filter_stories: request.filterStories,
    page_size: request.pageSize ?? BOARDS_PAGE_SIZE,
    group_by: request.groupBy,
    include_archived: request.includeArchived,
    filter_all_pins: request.filterAllPins,
    filter_shopping_list: request.filterShoppingList,
    orbac_subject_id: request.orbacSubjectId,
  };
  const paging = { bookmark, ...(signal && { signal }) };
  return readPage(
    client,
    LIST_BOARDS,
    payload,
    paging,
    (data) => decodeBoardPage(data, decodeOptions(client)).boards,
  );
}
