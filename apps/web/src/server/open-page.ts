import { isCallError } from '@tackboard/api-client';
import {
  type LoadedPage,
  type PageRequest,
  PageMissing,
  PageRedirect,
} from '../app/pages/define-page.js';
import { failedPage } from '../app/pages/failed.js';
import { missingPage } from '../app/pages/missing.js';
import { type PageName, pageNameOf, pageOf } from '../app/pages/page-table.js';

/** A page that was loaded for a request, or the path that the request is led to. */
export type OpenedPage =
  | (LoadedPage & {
      readonly kind: 'page';
      readonly name: PageName;
    })
  | { readonly kind: 'redirect'; readonly to: string };

/** Loads the page of a request. Never rejects: what fails becomes the page for failures, with the status 500. */
export async function openPage(
  request: PageRequest,
  onError: (error: unknown) => void,
): Promise<OpenedPage> {
  const { link, path, user } = request;
  try {
    const name = pageNameOf(link, path);
    const page = await pageOf(name).load();
    if (page.needsSignIn && !user) return toLogin(path);
    return { kind: 'page', name, ...(await page.load(request)) };
  } catch (error) {
    if (error instanceof PageRedirect) return { kind: 'redirect', to: error.to };
    const isRefused = isCallError(error) && error.status === 400;
    // An id that is no number, or a fault of ours.
    if (isRefused) onError(error);
    if (error instanceof PageMissing || isRefused || isCallError(error, 'not-found')) {
      return { kind: 'page', name: 'unknown', ...(await missingPage.load(request)) };
    }
    if (isCallError(error, 'auth') && !user) return toLogin(path);
    onError(error);
    return { kind: 'page', name: 'failed', ...(await failedPage.load(request)) };
  }
}

function toLogin(path: string): OpenedPage {
  return { kind: 'redirect', to: `/login?next=${encodeURIComponent(path)}` };
}
