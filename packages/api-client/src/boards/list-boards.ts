import type { Board, ListBoardsRequest, ListPage, ReadOptions } from '@tackboard/domain';
import { boardsListOptions } from '@tackboard/domain/board';
import { decodeBoardPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { walkPages } from '../pages.js';
import { snakeCaseKeys } from '../payload.js';
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
  { query, bookmark: first, ...request }: BoardsRequest = {},
  { signal }: ReadOptions = {},
): Promise<ListPage<Board>> {
  const payload = snakeCaseKeys(boardsListOptions(request));
  const readBoards = (bookmark: string | undefined) =>
    readPage(
      client,
      LIST_BOARDS,
      payload,
      { bookmark, signal },
      (data) => decodeBoardPage(data, decodeOptions(client)).boards,
    );
  if (!query) return readBoards(first);

  const text = query.toLocaleLowerCase();
  const items: Board[] = [];
  for await (const page of walkPages(first, readBoards, ({ items }) => items, client)) {
    items.push(...page.items.filter(({ name }) => name?.toLocaleLowerCase().includes(text)));
  }
  return { items };
}
