import { type Client, type Endpoint, resourceCall } from '@tackboard/api-client';
import type { Board, User } from '@tackboard/domain';
import { decodeBoardPage, decodePinPage, decodeUser } from '@tackboard/domain/wire';
import type { PinFeedPage } from '@tackboard/pin-card';

/** The tabs of the search page, by their scope (S3 §9). */
export const SEARCH_SCOPES = [
  'pins',
  'videos',
  'buyable_pins',
  'boards',
  'users',
  'my_pins',
] as const;

/** A tab of the search page. */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** A text to search for, and what to search. */
export interface SearchQuery {
  readonly text: string;
  readonly scope: SearchScope;
}

interface SearchOptions {
  readonly bookmark?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly pageSize?: number;
}

/** One page of results: the list of the scope has items. */
export interface SearchResults extends PinFeedPage {
  readonly boards: readonly Board[];
  readonly people: readonly User[];
}

const SEARCH: Endpoint = {
  name: 'search',
  method: 'GET',
  path: '/resource/BaseSearchResource/get/',
};

const NONE: readonly never[] = [];

/** Searches pins, boards or people. An empty text finds nothing. */
export async function search(
  client: Client,
  { text, scope }: SearchQuery,
  { bookmark, signal, pageSize = 25 }: SearchOptions = {},
): Promise<SearchResults> {
  const none = { pins: NONE, boards: NONE, people: NONE };
  if (text.trim() === '') return none;
  const paging = { page_size: pageSize, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
  const payload = { query: text, scope, ...paging };
  const { data, bookmark: next } = await resourceCall(client, SEARCH, payload, { signal });
  const decode = client.onDrift ? { onDrift: client.onDrift } : {};
  switch (scope) {
    case 'boards':
      return { ...none, boards: decodeBoardPage(data, decode).items, bookmark: next };
    case 'users':
      return { ...none, people: peopleOf(data), bookmark: next };
    default:
      return { ...none, pins: decodePinPage(data, decode).pins, bookmark: next };
  }
}

function peopleOf(data: unknown): readonly User[] {
  const { results = [] } = data as { readonly results?: readonly unknown[] };
  return results.map((person) => decodeUser(person)).filter((person) => person !== undefined);
}
