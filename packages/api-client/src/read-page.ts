import type { ListPage, ReadOptions } from '@tackboard/domain';
import type { Client } from './client.js';
import type { Endpoint } from './endpoint.js';
import type { Payload } from './payload.js';
import { readCall } from './resource-call.js';

/** Reads one page of a list. `decode` returns the items of the response. */
export async function readPage<Item>(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  { bookmark, signal }: ReadOptions & { readonly bookmark: string | undefined },
  decode: (data: unknown) => readonly Item[],
): Promise<ListPage<Item>> {
  const paged = bookmark ? { ...payload, bookmarks: [bookmark] } : payload;
  const { data, bookmark: next } = await readCall(client, endpoint, paged, { signal });
  const items = decode(data);
  return next ? { items, bookmark: next } : { items };
}
