import type { ClientLoaderFunctionArgs } from 'react-router';

/** Number of pages whose data is kept. */
const MAX_KEPT = 20;

const kept = new Map<string, unknown>();
let isBack = false;

/** Watches for Back and Forward. Call it before the router listens to them. */
export function watchBack(): void {
  window.addEventListener('popstate', () => {
    isBack = true;
  });
}

/** Keeps the data of the page that shows, by its path and query. */
export function keepPage(path: string, data: unknown): void {
  kept.delete(path);
  kept.set(path, data);
  const [oldest = ''] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
}

/** Loads a page: Back and Forward do not wait for the server when the page has been shown before. */
export async function clientLoader({
  url,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  const path = url.pathname + url.search;
  const isKept = isBack && kept.has(path);
  isBack = false;
  return isKept ? kept.get(path) : serverLoader();
}
