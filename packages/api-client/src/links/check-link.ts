import type { CheckLinkRequest, Clickthrough, OffsiteResponse } from '@tackboard/domain';
import { decodeOffsiteResponse } from '@tackboard/domain/wire';
import { CHECK_APP_LINK, CHECK_LINK, LOG_CLICKTHROUGH } from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, writeCall } from '../resource-call.js';
import { readModel, writeModel } from '../decoded.js';
import type { CallOptions } from '../request.js';

/** Checks a link that leaves the site, before a navigation (S3 §7.1). A third-party ad is sent without its pin. */
export const checkLink: Read<CheckLinkRequest, OffsiteResponse> = (
  client,
  request,
  options = {},
) => {
  const payload = {
    check_only: true,
    ...(request.isThirdPartyAd ? { third_party_ad: true } : { pin_id: request.pinId }),
    url: request.url,
    client_tracking_params: request.clientTrackingParams,
    aux_data: request.auxData,
  };
  return readModel(client, CHECK_LINK, payload, options, decodeOffsiteResponse);
};

/** Checks a link without a navigation, on the path of the app (S3 §7.2). A failed call means that the link opens anyway. */
export function checkAppLink(
  client: Client,
  request: Pick<CheckLinkRequest, 'clientTrackingParams' | 'pinId' | 'url'>,
  options: CallOptions = {},
): Promise<OffsiteResponse> {
  const payload = {
    check_only: true,
    client_tracking_params: request.clientTrackingParams,
    pin_id: request.pinId,
    url: request.url,
  };
  return writeModel(client, CHECK_APP_LINK, payload, options, decodeOffsiteResponse);
}

/**
 * Logs a link that was followed to another site, by a press or after a right click (S1 §7.1). The result is only
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
