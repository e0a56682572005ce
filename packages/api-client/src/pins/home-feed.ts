import { READ_BOARDLESS_PINS, READ_HOME_FEED } from '../endpoints.js';
import type { Client } from '../client.js';
import { walkPages } from '../pages.js';
import { type PageOptions, type PinPage, readPinPage } from './pin-page.js';

/** Reads one page of the viewer's home feed. Broken pins are skipped, counted and reported to `onDrift`. */
export function readHomeFeed(client: Client, options: PageOptions = {}): Promise<PinPage> {
  return readPinPage(client, READ_HOME_FEED, {}, options);
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
export function readBoardlessPins(
  client: Client,
  { userId, ...page }: BoardlessPinsOptions = {},
): Promise<PinPage> {
  const payload = userId === undefined ? {} : { user_id: userId };
  return readPinPage(client, READ_BOARDLESS_PINS, payload, page);
}
