import type { Pin, ReadOptions } from '@tackboard/domain';
import { decodePin } from '@tackboard/domain/wire';
import { LIST_REMOVED_PINS } from '../endpoints.js';
import type { Client } from '../client.js';
import { readCall } from '../resource-call.js';

/** A pin of the viewer that was taken down. */
export interface PinRemoval {
  readonly pin: Pin;
  /** The server's word, such as `adult`, `copyright` or `spam`. */
  readonly reason: string;
  /** In milliseconds since 1970. */
  readonly removedAt: number;
}

/** Lists the viewer's pins that were taken down, the last removed first. */
export async function listRemovedPins(
  client: Client,
  { pinId }: { readonly pinId?: string | undefined } = {},
  options: ReadOptions = {},
): Promise<readonly PinRemoval[]> {
  const { data } = await readCall(client, LIST_REMOVED_PINS, { pin_id: pinId }, options);
  return Array.isArray(data) ? data.flatMap((item) => removalOf(client, item) ?? []) : [];
}

interface WireRemoval {
  readonly pin?: unknown;
  readonly reason?: unknown;
  readonly removed_at?: unknown;
}

function removalOf(client: Client, item: unknown): PinRemoval | undefined {
  const { pin: wirePin, reason, removed_at: date } = (item ?? {}) as WireRemoval;
  const pin = decodePin(wirePin, client);
  const removedAt = Date.parse(String(date));
  if (pin === undefined || typeof reason !== 'string' || Number.isNaN(removedAt)) return undefined;
  return { pin, reason, removedAt };
}
