import { pinPath } from '@tackboard/routes/paths';
import type { Pin } from '../pin/pin.js';

/** Image size of a shared pin (S3 §3 §9). */
export const SEND_IMAGE_SIZE = '236x';

/** A pin as it is shared (S3 §3). */
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

/** Returns a pin as it is shared (S3 §3), with the address of its page in `paths`. */
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
