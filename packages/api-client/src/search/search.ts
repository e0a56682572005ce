import type { Board, Pin, User } from '@tackboard/domain';
import { decodeBoardPage, decodePinPage, decodeUserPage } from '@tackboard/domain/wire';
import { READ_RELATED_PINS, SEARCH } from '../endpoints.js';
import type { Client } from '../client.js';
import { type PageOptions, pagePayload, type PinPage, readPinPage } from '../pins/pin-page.js';
import { readCall } from '../resource-call.js';

/** What a search looks for: the tabs of a search page (S3 §9.29). */
export type SearchScope =
  | 'boards'
  | 'buyable_pins'
  | 'idea_pins'
  | 'my_content'
  | 'my_pins'
  | 'pins'
  | 'shop_tool'
  | 'users'
  | 'videos';

/** A text to search for, and a page of what it finds. */
export interface SearchOptions extends PageOptions {
  readonly text: string;
  /** Default: `pins`. */
  readonly scope?: SearchScope | undefined;
}

/** One page of results: the list of the scope has items. */
export interface SearchPage {
  readonly pins: readonly Pin[];
  readonly boards: readonly Board[];
  readonly people: readonly User[];
  /** The bookmark of the next page; absent on the last page. */
  readonly bookmark?: string;
}

/** Searches pins, boards or people (S3 §9.29). A blank text finds nothing, without a request. */
export async function search(
  client: Client,
  { text, scope = 'pins', signal, ...page }: SearchOptions,
): Promise<SearchPage> {
  const none = { pins: [], boards: [], people: [] };
  if (text.trim() === '') return none;
  const payload = { query: text, scope, ...pagePayload(page) };
  const { data, bookmark } = await readCall(client, SEARCH, payload, { signal });
  const found = { ...none, ...(bookmark && { bookmark }) };
  if (scope === 'boards') return { ...found, boards: decodeBoardPage(data, client).items };
  if (scope === 'users') return { ...found, people: decodeUserPage(data, client).items };
  return { ...found, pins: decodePinPage(data, client).pins };
}

/** Selects a page of pins that are like another. */
export interface RelatedPinsOptions extends PageOptions {
  readonly pinId: string;
  /** All pins, or products to buy. Default: all pins. */
  readonly scope?: 'buyable_pins' | 'pins' | undefined;
}

/** Reads one page of pins that are like another, the most similar first. */
export function readRelatedPins(
  client: Client,
  { pinId, scope = 'pins', ...page }: RelatedPinsOptions,
): Promise<PinPage> {
  return readPinPage(client, READ_RELATED_PINS, { pin: pinId, scope }, page);
}
