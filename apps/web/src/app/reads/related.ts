import { type Client, type Endpoint, resourceCall } from '@tackboard/api-client';
import { decodePinPage } from '@tackboard/domain/wire';
import type { PinFeedPage } from '@tackboard/pin-card';

interface RelatedOptions {
  readonly bookmark?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly pageSize?: number;
  /** All pins, or products to buy. Default: all pins. */
  readonly scope?: 'pins' | 'buyable_pins';
}

const READ_RELATED_PINS: Endpoint = {
  name: 'readRelatedPins',
  method: 'GET',
  path: '/resource/RelatedPinFeedResource/get/',
};

/** Reads pins that are like another, the most similar first. */
export async function readRelatedPins(
  client: Client,
  pin: string,
  { bookmark, signal, pageSize = 25, scope = 'pins' }: RelatedOptions = {},
): Promise<PinFeedPage> {
  const paging = { page_size: pageSize, ...(bookmark ? { bookmarks: [bookmark] } : {}) };
  const payload = { pin, scope, ...paging };
  const { data, bookmark: next } = await resourceCall(client, READ_RELATED_PINS, payload, {
    signal,
  });
  const decode = client.onDrift ? { onDrift: client.onDrift } : {};
  return { pins: decodePinPage(data, decode).pins, bookmark: next };
}
