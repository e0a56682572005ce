import type { Clickthrough } from '@tackboard/domain';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import type { CallOptions } from '../request.js';
import { writeCall } from '../resource-call.js';

/** Logs a link that was followed to another site (S1 §7, S2 §7). */
export const LOG_CLICKTHROUGH = {
  name: 'logClickthrough',
  method: 'POST',
  path: '/v3/offsite/',
  encoding: 'form',
} as const satisfies Endpoint;

/**
 * Logs a link that was followed to another site, by a press or after a right click (S1 §7, S2 §7). The result is only
 * tested for truthiness.
 */
export async function logClickthrough(
  client: Client,
  click: Clickthrough,
  options: CallOptions = {},
): Promise<unknown> {
  const isRightClick = click.clickthroughType === 'rightClick';
  const payload = {
    check_only: false,
    pin_id: click.pinId,
    url: click.url,
    client_tracking_params: click.clientTrackingParams,
    aux_data: {
      collection_pin_click_position: click.collectionPinClickPosition,
      client_creative_type: click.clientCreativeType,
      clickthrough_type: click.clickthroughType,
      // The names of these fields are ours.
      object_id: isRightClick ? click.pinId : undefined,
      slot_index: click.slotIndex,
      time_to_offsite_ns: click.nanoseconds,
    },
  };
  const { data } = await writeCall(client, LOG_CLICKTHROUGH, payload, options);
  return data;
}
