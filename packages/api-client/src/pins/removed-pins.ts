import type { Pin, ReadOptions } from '@tackboard/domain';
import { decodePin } from '@tackboard/domain/wire';
import { APPEAL_PIN, LIST_REMOVED_PINS } from '../endpoints.js';
import type { Client } from '../client.js';
import { readCall, sendWrite, type Write } from '../resource-call.js';

/** A pin of the viewer that was taken down. */
export interface PinRemoval {
  readonly pin: Pin;
  /** The server's word, such as `adult`, `copyright` or `spam`. */
  readonly reason: string;
  /** In milliseconds since 1970. */
  readonly removedAt: number;
  /** What the viewer said against it. */
  readonly appeal?: string;
  /** In milliseconds since 1970. Undefined before the viewer appealed. */
  readonly appealedAt?: number;
}

/** An appeal against the removal of a pin. */
export interface AppealPinRequest {
  readonly pinId: string;
  /** What the viewer says, at most 500 characters. */
  readonly text: string;
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

/** Appeals against the removal of a pin. The server keeps the first appeal. */
export const appealPin: Write<AppealPinRequest> = (client, { pinId, text }, options) =>
  sendWrite(client, APPEAL_PIN, { pin_id: pinId, text }, options);

interface WireRemoval {
  readonly pin?: unknown;
  readonly reason?: unknown;
  readonly removed_at?: unknown;
  readonly appeal?: unknown;
  readonly appealed_at?: unknown;
}

function removalOf(client: Client, item: unknown): PinRemoval | undefined {
  const { pin: wirePin, reason, appeal, ...dates } = (item ?? {}) as WireRemoval;
  const pin = decodePin(wirePin, client);
  const removedAt = Date.parse(String(dates.removed_at));
  const appealedAt = Date.parse(String(dates.appealed_at));
  if (pin === undefined || typeof reason !== 'string' || Number.isNaN(removedAt)) return undefined;
  return {
    pin,
    reason,
    removedAt,
    ...(typeof appeal === 'string' && { appeal }),
    ...(!Number.isNaN(appealedAt) && { appealedAt }),
  };
}
