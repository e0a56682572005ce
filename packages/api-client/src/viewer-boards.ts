import { type Board, BOARDS_PAGE_SIZE, type BoardSort, type ReadOptions } from '@tackboard/domain';
import { decodeBoardPage } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decodeOptions } from './decoded.js';
import { walkPages } from './pages.js';
import { resourceCall } from './resource-call.js';

/** Which boards of the viewer's are wanted. */
export interface ViewerBoardsWish {
  /** Left out: the first page. */
  readonly bookmark?: string | undefined;
  /** @default 25 */
  readonly pageSize?: number | undefined;
  /** @default the server's order */
  readonly sort?: BoardSort | undefined;
}

/** A page of the viewer's boards; without a bookmark it is the last. */
export interface ViewerBoardsPage {
  readonly boards: readonly Board[];
  readonly bookmark?: string;
}

/** Reads one page of the boards that the viewer may save to (S1 §7, S3 §9). Rejects with an `ApiError`. */
export async function readViewerBoardsPage(
  client: Client,
  { bookmark, pageSize = BOARDS_PAGE_SIZE, sort }: ViewerBoardsWish = {},
  { signal }: ReadOptions = {},
): Promise<ViewerBoardsPage> {
  const wish = {
    page_size: pageSize,
    ...(sort && { sort }),
    ...(bookmark && { bookmarks: [bookmark] }),
  };
  const { data, bookmark: next } = await resourceCall(client, 'viewerBoards', wish, { signal });
  const { boards } = decodeBoardPage(data, decodeOptions(client));
  return next ? { boards, bookmark: next } : { boards };
}

/** Reads all boards that the viewer may save to, in the server's order, over as many pages as there are. */
export async function readViewerBoards(
  client: Client,
  options: ReadOptions = {},
): Promise<readonly Board[]> {
  const pages = walkPages(
    undefined,
    (bookmark) => readViewerBoardsPage(client, { bookmark }, options),
    (page) => page.boards.length === 0,
    client.onDrift,
  );
  const boards: Board[] = [];
  for await (const page of pages) boards.push(...page.boards);
  return boards;
}
