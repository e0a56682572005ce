import type { CookiePreferences, Experience } from '@tackboard/domain/experience';
import type { Head } from '../head/head.js';
import type { PageName } from '../pages/page-table.js';

/** The path at which the server returns the data of a page as JSON. */
export const PAGE_DATA_PATH = '/__page';

/** A page as the server returns it. */
export interface FetchedPage {
  readonly name: PageName;
  /** Path and query; another one than asked for after a redirect. */
  readonly path: string;
  readonly data: unknown;
  readonly head: Head;
  /** The viewer's messages, where the page needs the code of messages. */
  readonly messages?: readonly Experience[];
  readonly cookies?: Partial<CookiePreferences>;
}

/** Fetches the data of a page. */
export type FetchPage = (path: string, signal: AbortSignal) => Promise<FetchedPage>;

/** Fetches the data of a page from the server of the document. Rejects without a response that is one. */
export const fetchPage: FetchPage = async (path, signal) => {
  // The title is in the language of the document.
  const { lang } = document.documentElement;
  const language = lang === 'en' ? '' : `&lang=${lang}`;
  const response = await fetch(`${PAGE_DATA_PATH}?path=${encodeURIComponent(path)}${language}`, {
    signal,
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The data of ${path} has the status ${response.status}.`);
  return (await response.json()) as FetchedPage;
};
