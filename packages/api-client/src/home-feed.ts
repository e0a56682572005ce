import type { ReadOptions } from '@tackboard/domain';
import { decodePinPage, type PinPage as DecodedPage } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decodeOptions } from './decoded.js';
import { walkPages } from './pages.js';
import { resourceCall } from './resource-call.js';

/** Pins that a page of a feed holds unless the caller says otherwise. */
const PAGE_SIZE = 25;

/** Which page of a feed to read. */
export interface PageOptions extends ReadOptions {
  /** Where the page begins, from the page before; absent for the first page. */
  readonly bookmark?: string | undefined;
  /** How many pins to ask for. Default: 25. */
  readonly pageSize?: number;
}

/** One page of a feed: its pins, how many items were left out, and the way on. */
export interface PinPage extends DecodedPage {
  /** Where the next page begins; absent on the last page. An empty page with a bookmark is not the last. */
  readonly bookmark?: string;
}

/** Reads one page of the viewer's home feed. A broken pin is left out, counted, and told to `onDrift`. */
export async function readHomeFeed(client: Client, options: PageOptions = {}): Promise<PinPage> {
  const { bookmark, pageSize = PAGE_SIZE, signal } = options;
  const wish = { page_size: pageSize, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
  const answer = await resourceCall(client, 'homeFeed', wish, { signal });
  const page = decodePinPage(answer.data, decodeOptions(client));
  return answer.bookmark ? { ...page, bookmark: answer.bookmark } : page;
}

/**
 * Reads the home feed page after page, from `bookmark` or the start to its end. A page is asked for when the one
 * before has been taken; leaving the loop ends the walk.
 */
export function homeFeedPages(
  client: Client,
  options: PageOptions = {},
): AsyncGenerator<PinPage, void, undefined> {
  return walkPages(
    options.bookmark,
    (bookmark) => readHomeFeed(client, { ...options, bookmark }),
    (page) => page.pins.length === 0,
    client.onDrift,
  );
}
