import type { CardContext } from '../context.js';
import type { Pin } from '../pin/pin.js';

/** Duration of the animation between the share button and the app upsell (S3 §9). */
export const SHARE_UPSELL_ANIMATION_MS = 5000;

/** Delay between the first render and the upsell icon (S3 §9). */
export const SHARE_UPSELL_DELAY_MS = 4000;

/** The action of a share button (S3 §4.12). */
export type ShareButtonVariant = 'flyout' | 'handler';

/**
 * Returns the action of a share button (S3 §4.12): the send flyout for a signed-in viewer on the tile of a loaded pin in
 * a feed, otherwise the handler of the host.
 */
export function shareButtonVariant(
  state: { readonly isFeedTile: boolean; readonly pin?: Pick<Pin, 'id'> },
  context: Pick<CardContext, 'viewer'>,
): ShareButtonVariant {
  return context.viewer.isAuth && state.isFeedTile && state.pin ? 'flyout' : 'handler';
}

/**
 * Whether the share button alternates with the app upsell (S3 §4.12): not when signed out, nor after landing on a
 * phone.
 */
export function animatesShareUpsell(state: {
  readonly hasUpsellIcon: boolean;
  readonly isAuth: boolean;
  readonly isMobileLanding: boolean;
}): boolean {
  return state.hasUpsellIcon && state.isAuth && !state.isMobileLanding;
}
