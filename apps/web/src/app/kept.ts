import type { ClientLoaderFunctionArgs } from 'react-router';

/** Number of pages whose data is kept. */
const MAX_KEPT = 20;

const kept = new Map<string, unknown>();
let isBack = false;
let isShownFromKept = false;

/** Watches for Back and Forward. Call it before the router listens to them. */
export function watchBack(): void {
  window.addEventListener('popstate', () => {
    isBack = true;
  });
}

/** Keeps the data of the page that shows, by its path and query. Going back within it, to another hash, ends here. */
export function keepPage(path: string, data: unknown): void {
  isBack = false;
  kept.delete(path);
  kept.set(path, data);
  const [oldest = ''] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
}

/** Whether the page that was loaded last shows kept data, which may be old. */
export const isFromKept = (): boolean => isShownFromKept;

/** Loads a page: Back and Forward do not wait for the server when the page has been shown before. */
export async function clientLoader({
  url,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'serverLoader' | 'url'>): Promise<unknown> {
  const path = url.pathname + url.search;
  isShownFromKept = isBack && kept.has(path);
  isBack = false;
  return isShownFromKept ? kept.get(path) : serverLoader();
}
