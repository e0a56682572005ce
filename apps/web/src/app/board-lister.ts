import { type Client, readViewerBoards, readViewerBoardsPage } from '@tackboard/api-client';
import type { ListBoards } from '@tackboard/domain';

/** Lists the viewer's boards in pages. The server looks for none by name: a search reads them all. */
export function boardLister(client: Client): ListBoards {
  return async ({ query, bookmark, pageSize, sort }, options) => {
    if (query) {
      const wanted = query.toLocaleLowerCase();
      const boards = await readViewerBoards(client, options);
      return { items: boards.filter(({ name }) => name?.toLocaleLowerCase().includes(wanted)) };
    }
    const wish = { bookmark, pageSize, sort };
    const { boards: items, ...next } = await readViewerBoardsPage(client, wish, options);
    return { items, ...next };
  };
}
