import { type Board, BOARDS_PAGE_SIZE, type ReadOptions } from '@tackboard/domain';
import { decodeBoardPage } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decodeOptions } from './decoded.js';
import { walkPages } from './pages.js';
import { resourceCall } from './resource-call.js';

/** Reads all boards that the viewer may save to, in the server's order, over as many pages as there are. */
export async function readViewerBoards(
  client: Client,
  { signal }: ReadOptions = {},
): Promise<readonly Board[]> {
  const pages = walkPages(
    undefined,
    async (bookmark) => {
      const wish = { page_size: BOARDS_PAGE_SIZE, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
      const { data, bookmark: next } = await resourceCall(client, 'viewerBoards', wish, { signal });
      const { boards } = decodeBoardPage(data, decodeOptions(client));
      return next ? { boards, bookmark: next } : { boards };
    },
    (page) => page.boards.length === 0,
    client.onDrift,
  );
  const boards: Board[] = [];
  for await (const page of pages) boards.push(...page.boards);
  return boards;
}
