import type { Pin } from '../pin/pin.js';

/** What happens when a signed-out visitor follows the link of a pin (S3 §4.8). */
export type ClickthroughOutcome = 'linkless' | 'interstitial' | 'direct';

/** What is known of the visitor (S3 §4.8). */
export interface ClickthroughVisitor {
  readonly isNew: boolean;
  /** The upsell of the home page applies to this visit. */
  readonly hasHomeUpsell?: boolean;
}

/**
 * What happens when a signed-out visitor follows the link of a pin, after the click was recorded (S3 §4.8): a linkless
 * action; or an interstitial in a new tab, for new visitors, and where the home upsell applies and the pin has no
 * promoter of its own; or the link opens.
 */
export function clickthroughOutcome(
  pin: Pick<Pin, 'isGoLinkless' | 'promoter'>,
  visitor: ClickthroughVisitor,
): ClickthroughOutcome {
  if (pin.isGoLinkless) return 'linkless';
  const hasUpsell = visitor.hasHomeUpsell === true && pin.promoter === undefined;
  return visitor.isNew || hasUpsell ? 'interstitial' : 'direct';
}
