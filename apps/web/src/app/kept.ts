import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from 'react-router';
import { onError } from '../client/create-demo.js';

/** Number of pages whose data is kept. */
const MAX_KEPT = 20;

const kept = new Map<string, unknown>();
let isBack = false;
let isShownFromKept = false;
let shownPath = '';

/** Watches for Back and Forward. Call it before the router listens to them. */
export function watchBack(): void {
  window.addEventListener('popstate', () => {
    isBack = true;
  });
}

/** Keeps the data of the page that shows, by its path and query. Going back within it, to another hash, ends here. */
export function keepPage(path: string, data: unknown): void {
  isBack = false;
  shownPath = path;
  kept.delete(path);
  kept.set(path, data);
  const [oldest = ''] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
}

/** Whether the page that was loaded last shows kept data, which may be old. */
export const isFromKept = (): boolean => isShownFromKept;

/** Whether the data of a page could not be read. The page may also be missing or elsewhere, or nobody waits for it any more. */
export function isFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return error instanceof Error && error.name !== 'AbortError';
}

/**
 * Loads a page: Back and Forward do not wait for the server when the page has been shown before. A page that shows stays as it is
 * when it cannot be read again. It needs {@link watchBack} before the page is hydrated, and {@link keepPage} for each page that shows.
 */
export async function clientLoader({
  url,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'serverLoader' | 'url'>): Promise<unknown> {
  const path = url.pathname + url.search;
  isShownFromKept = isBack && kept.has(path);
  isBack = false;
  if (isShownFromKept) return kept.get(path);
  try {
    return await serverLoader();
  } catch (error) {
    if (path !== shownPath || !isFailure(error)) throw error;
    onError(error);
    return kept.get(path);
  }
}
