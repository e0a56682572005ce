import type { SearchPage } from '@tackboard/api-client';
import type { RequestOf } from '../../page.server.js';
import { SEARCH_SCOPES, type SearchQuery } from './search-path.js';

/** What was searched for, and what was found. */
export interface SearchData {
  readonly query: SearchQuery;
  readonly results: SearchPage;
}

/** The server refuses longer texts. */
const MAX_TEXT_LENGTH = 500;

/** Searches for the text of an address. A cut leaves no half of a character, which no link can contain. */
export async function loadSearch({
  calls,
  link,
  query,
}: RequestOf<'search/search'>): Promise<SearchData> {
  const wanted = link.route === 'search-tab' ? link.params.tab : 'pins';
  const scope = SEARCH_SCOPES.find((known) => known === wanted) ?? 'pins';
  const typed = query.get('q')?.trim() ?? '';
  const text = typed.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return { query: { text, scope }, results: await calls.search({ text, scope }) };
}
