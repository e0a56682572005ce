import { decodePinPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { readCall } from '../resource-call.js';
import type { PageOptions, PinPage } from './home-feed.js';

/** Reads quick saves and pins without a board. The resource name is ours. */
export const READ_BOARDLESS_PINS = {
  name: 'readBoardlessPins',
  method: 'GET',
  path: '/resource/BoardlessPinsResource/get/',
} as const satisfies Endpoint;

/** Selects a page of quick saves and pins without a board. */
export interface BoardlessPinsOptions extends PageOptions {
  /** Whose pins. Default: the viewer's. */
  readonly userId?: string;
}

/** Number of pins on a page by default. */
const PAGE_SIZE = 25;

/**
 * Reads one page of a person's quick saves and pins without a board, newest first (S3 §6). `offersBoardlessPins` of `domain`
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
  const page = decodePinPage(data, decodeOptions(client));
  return next ? { ...page, bookmark: next } : page;
}
