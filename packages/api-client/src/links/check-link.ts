import type { CheckLinkRequest, Clickthrough, OffsiteResponse } from '@tackboard/domain';
import { decodeOffsiteResponse } from '@tackboard/domain/wire';
import { CHECK_APP_LINK, CHECK_LINK, LOG_CLICKTHROUGH, READ_OFFSITE_LINK } from '../endpoints.js';
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

/** A link as the page before it shows it: the check, and where a press on that page leads. */
export interface OffsiteLink extends OffsiteResponse {
  /** A path of the server that follows the link, for this session or visitor alone; absent when the link is not allowed. */
  readonly path?: string;
}

/** Reads what the page before a link shows, such as `/pin_redirect` (S3 §2.3.2 §2.3.5). */
export const readOffsiteLink: Read<{ readonly url: string }, OffsiteLink> = (
  client,
  { url },
  options = {},
) =>
  readModel(client, READ_OFFSITE_LINK, { url }, options, (data, decode) => {
    const { path, ...check } = (data ?? {}) as { readonly path?: unknown };
    const link = decodeOffsiteResponse(check, decode);
    return link && (typeof path === 'string' ? { ...link, path } : link);
  });

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
