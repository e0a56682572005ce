import type { CardContext } from '../context.js';
import type { Pin } from '../pin/pin.js';
import { pinPath } from '@tackboard/routes/paths';

/** Duration of the animation between the share button and the app upsell (S3 §9.14). */
export const SHARE_UPSELL_ANIMATION_MS = 5000;

/** Delay between the first render and the upsell icon (S3 §9.15). */
export const SHARE_UPSELL_DELAY_MS = 4000;

/** The action of a share button. */
export type ShareButtonVariant = 'flyout' | 'handler';

/**
 * Returns the action of a share button (S3 §4.12.1): the send flyout for a signed-in viewer on the tile of a loaded pin in
 * a feed, otherwise the handler of the host.
 */
export function shareButtonVariant(
  state: { readonly isFeedTile: boolean; readonly pin?: Pick<Pin, 'id'> },
  context: Pick<CardContext, 'viewer'>,
): ShareButtonVariant {
  return context.viewer.isAuth && state.isFeedTile && state.pin ? 'flyout' : 'handler';
}

/**
 * Whether the share button alternates with the app upsell (S3 §4.12.4): not when signed out, nor after landing on a
 * phone.
 */
export function animatesShareUpsell(state: {
  readonly hasUpsellIcon: boolean;
  readonly isAuth: boolean;
  readonly isMobileLanding: boolean;
}): boolean {
  return state.hasUpsellIcon && state.isAuth && !state.isMobileLanding;
}

/** Image size of a shared pin. */
export const SEND_IMAGE_SIZE = '236x';

/** A pin as it is shared. */
export interface SendObject {
  readonly type: 'pin';
  /** Id of the pin. */
  readonly id: string;
  /** URL of the `236x` image. */
  readonly imageUrl?: string;
  /** Id of the pinner. */
  readonly ownerId?: string;
  /** Path of the close-up, `/pin/{id}/`. */
  readonly url: string;
  readonly clientTrackingParams?: string;
}

/** Returns a pin as it is shared (S3 §3.34), with the address of its page in `paths`. */
export function sendObject(
  pin: Pick<Pin, 'id' | 'images' | 'pinner' | 'trackingParams'>,
  paths: { readonly pin: (pinId: string) => string } = { pin: pinPath },
): SendObject {
  const imageUrl = pin.images?.[SEND_IMAGE_SIZE]?.url;
  return {
    type: 'pin',
    id: pin.id,
    url: paths.pin(pin.id),
    ...(imageUrl ? { imageUrl } : {}),
    ...(pin.pinner?.id === undefined ? {} : { ownerId: pin.pinner.id }),
    ...(pin.trackingParams === undefined ? {} : { clientTrackingParams: pin.trackingParams }),
  };
}
