import type { ReadOptions } from '@tackboard/domain';
import { type DecodedPinPage, decodePinPage } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import type { AnyEndpoint } from '../endpoint.js';
import type { Payload } from '../payload.js';
import { readCall } from '../resource-call.js';

/** Default number of pins on a page. */
const PAGE_SIZE = 25;

/** Selects a page of a feed. */
export interface PageOptions extends ReadOptions {
  /** The bookmark of the previous page; absent for the first page. */
  readonly bookmark?: string | undefined;
  /** Number of pins on a page. Default: 25. */
  readonly pageSize?: number | undefined;
}

/** One page of a feed. */
export interface PinPage extends DecodedPinPage {
  /** The bookmark of the next page; absent on the last page. An empty page can have one. */
  readonly bookmark?: string;
}

/** The fields of a payload that select a page. */
export function pagePayload({ bookmark, pageSize = PAGE_SIZE }: PageOptions): Payload {
  return { page_size: pageSize, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
}

/** Reads one page of pins. Broken pins are skipped, counted and reported to `onDrift`. */
export async function readPinPage(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  { signal, ...page }: PageOptions,
): Promise<PinPage> {
  const paged = { ...payload, ...pagePayload(page) };
  const { data, bookmark } = await readCall(client, endpoint, paged, { signal });
  const pins = decodePinPage(data, client);
  return bookmark ? { ...pins, bookmark } : pins;
}
