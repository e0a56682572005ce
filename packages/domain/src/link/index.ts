export { linkStep, type LinkStep, linkVerdict, type LinkVerdict } from './link-check.js';
export {
  type OffsiteResponse,
  REDIRECT_STATUSES,
  type RedirectStatus,
} from './offsite-response.js';
export { isOutbound, type LinkPage } from './outbound.js';
export { SEND_IMAGE_SIZE, sendObject, type SendObject } from './send-object.js';
export {
  animatesShareUpsell,
  SHARE_UPSELL_ANIMATION_MS,
  SHARE_UPSELL_DELAY_MS,
  shareButtonVariant,
  type ShareButtonVariant,
} from './share.js';
