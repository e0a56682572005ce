import type { SearchQuery } from '../../reads/search.js';

/** The path of a search page. */
export function searchPath({
  text,
  scope = 'pins',
}: Pick<SearchQuery, 'text'> & Partial<SearchQuery>) {
  return `/search/${scope}/?q=${encodeURIComponent(text)}`;
}
