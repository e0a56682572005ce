import type {
  CheckLinkRequest,
  Clickthrough,
  OffsiteResponse,
  ReadOptions,
} from '@tackboard/domain';
import { decodeOffsiteResponse } from '@tackboard/domain/wire';
import { CHECK_APP_LINK, CHECK_LINK, LOG_CLICKTHROUGH } from '../endpoints.js';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import type { CallOptions } from '../request.js';
import { readCall, writeCall } from '../resource-call.js';

/** Checks a link that leaves the site, before a navigation (S3 §7.1). A third-party ad is sent without its pin. */
export async function checkLink(
  client: Client,
  request: CheckLinkRequest,
  options: ReadOptions = {},
): Promise<OffsiteResponse> {
  const payload = {
    check_only: true,
    ...(request.isThirdPartyAd ? { third_party_ad: true } : { pin_id: request.pinId }),
    url: request.url,
    client_tracking_params: request.clientTrackingParams,
    aux_data: request.auxData,
  };
  const response = await readCall(client, CHECK_LINK, payload, options);
  const result = decodeOffsiteResponse(response.data, decodeOptions(client));
  return decoded(client, CHECK_LINK, response, result);
}

/** Checks a link without a navigation, on the path of the app (S3 §7.2). A failed call means that the link opens anyway. */
export async function checkAppLink(
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
  const response = await writeCall(client, CHECK_APP_LINK, payload, options);
  const result = decodeOffsiteResponse(response.data, decodeOptions(client));
  return decoded(client, CHECK_APP_LINK, response, result);
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
