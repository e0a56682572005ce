/** The tabs of the search page, by their scope (S3 §9). */
export const SEARCH_SCOPES = [
  'pins',
  'videos',
  'buyable_pins',
  'boards',
  'users',
  'my_pins',
] as const;

/** A text to search for, and what to search. */
export interface SearchQuery {
  readonly text: string;
  readonly scope: (typeof SEARCH_SCOPES)[number];
}

/** The path of a search page. */
export function searchPath({
  text,
  scope = 'pins',
}: Pick<SearchQuery, 'text'> & Partial<SearchQuery>) {
  return `/search/${scope}/?q=${encodeURIComponent(text)}`;
}
