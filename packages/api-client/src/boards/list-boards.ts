import {
  type Board,
  BOARDS_PAGE_SIZE,
  type ListBoardsRequest,
  type ListPage,
  type ReadOptions,
} from '@tackboard/domain';
import { decodeBoardPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { walkPages } from '../pages.js';
import { resourceCall } from '../resource-call.js';

/** Lists boards (S3 §3). */
export const LIST_BOARDS = {
  name: 'listBoards',
  method: 'GET',
  path: '/resource/BoardsResource/get/',
} as const satisfies Endpoint;

/**
 * Lists the boards the viewer can save to, page by page (S1 §7, S3 §9). The server has no search by name: with a
 * `query` all pages are fetched and filtered, and the result is the only page.
 */
export async function listBoards(
  client: Client,
  { query, ...page }: ListBoardsRequest,
  options: ReadOptions = {},
): Promise<ListPage<Board>> {
  if (!query) return readBoardsPage(client, page, options);
  const text = query.toLocaleLowerCase();
  const boards = await readViewerBoards(client, options);
  return { items: boards.filter(({ name }) => name?.toLocaleLowerCase().includes(text)) };
}

/** Reads all boards the viewer can save to, in the server's order. */
export async function readViewerBoards(
  client: Client,
  options: ReadOptions = {},
): Promise<readonly Board[]> {
  const pages = walkPages(
    undefined,
    (bookmark) => readBoardsPage(client, { bookmark, pageSize: BOARDS_PAGE_SIZE }, options),
    (page) => page.items.length === 0,
    client.onDrift,
  );
  const boards: Board[] = [];
  for await (const page of pages) boards.push(...page.items);
  return boards;
}

interface BoardsPageRequest extends Partial<Pick<ListBoardsRequest, 'sort'>> {
  readonly bookmark?: string | undefined;
  readonly pageSize: number;
}

async function readBoardsPage(
  client: Client,
  { bookmark, pageSize, sort }: BoardsPageRequest,
  { signal }: ReadOptions,
): Promise<ListPage<Board>> {
  const resourceOptions = {
    page_size: pageSize,
    ...(sort && { sort }),
    ...(bookmark && { bookmarks: [bookmark] }),
  };
  const response = await resourceCall(client, LIST_BOARDS, resourceOptions, { signal });
  const { boards: items } = decodeBoardPage(response.data, decodeOptions(client));
  return response.bookmark ? { items, bookmark: response.bookmark } : { items };
}
