import type { ReadOptions } from '@tackboard/domain';
import { type DecodedPinPage, decodePinPage } from '@tackboard/domain/wire';
import { READ_BOARDLESS_PINS, READ_HOME_FEED } from '../endpoints.js';
import type { Client } from '../client.js';
import { walkPages } from '../pages.js';
import { readCall } from '../resource-call.js';

/** Default number of pins on a page. */
const PAGE_SIZE = 25;

/** Selects a page of a feed. */
export interface PageOptions extends ReadOptions {
  /** The bookmark of the previous page; absent for the first page. */
  readonly bookmark?: string | undefined;
  /** Number of pins on a page. Default: 25. */
  readonly pageSize?: number;
}

/** One page of a feed. */
export interface PinPage extends DecodedPinPage {
  /** The bookmark of the next page; absent on the last page. An empty page can have one. */
  readonly bookmark?: string;
}

/** Reads one page of the viewer's home feed. Broken pins are skipped, counted and reported to `onDrift`. */
export async function readHomeFeed(client: Client, options: PageOptions = {}): Promise<PinPage> {
  const { bookmark, pageSize = PAGE_SIZE, signal } = options;
  const resourceOptions = { page_size: pageSize, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
  const { data, bookmark: next } = await readCall(client, READ_HOME_FEED, resourceOptions, {
    signal,
  });
  const page = decodePinPage(data, client);
  return next ? { ...page, bookmark: next } : page;
}

/**
 * Iterates over the pages of the home feed, from `bookmark` or from the start. Each page is fetched when the loop asks
 * for it; `break` stops fetching.
 */
export function homeFeedPages(
  client: Client,
  options: PageOptions = {},
): AsyncGenerator<PinPage, void, undefined> {
  return walkPages(
    options.bookmark,
    (bookmark) => readHomeFeed(client, { ...options, bookmark }),
    ({ pins }) => pins,
    client,
  );
}

/** Selects a page of quick saves and pins without a board. */
export interface BoardlessPinsOptions extends PageOptions {
  /** Whose pins. Default: the viewer's. */
  readonly userId?: string;
}

/**
 * Reads one page of a person's quick saves and pins without a board, newest first (S3 §6.13). `offersBoardlessPins` of `domain`
 * says who sees them.
 */
export async function readBoardlessPins(
  client: Client,
  { userId, bookmark, pageSize = PAGE_SIZE, signal }: BoardlessPinsOptions = {},
): Promise<PinPage> {
  const payload = {
    ...(userId !== undefined && { user_id: userId }),
    page_size: pageSize,
    ...(bookmark ? { bookmarks: [bookmark] } : {}),
  };
  const { data, bookmark: next } = await readCall(client, READ_BOARDLESS_PINS, payload, { signal });
  const page = decodePinPage(data, client);
  return next ? { ...page, bookmark: next } : page;
}
