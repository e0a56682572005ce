import type { Pin } from '../pin/pin.js';

/** Outcomes of a clickthrough of a signed-out visitor (S3 §4.8). */
export type ClickthroughOutcome = 'linkless' | 'interstitial' | 'direct';

/** The visitor, as far as the outcome depends on it (S3 §4.8). */
export interface ClickthroughVisitor {
  readonly isNew: boolean;
  /** The home upsell applies to this visit. */
  readonly hasHomeUpsell?: boolean;
}

/**
 * Returns the outcome of a recorded clickthrough (S3 §4.8): a linkless action; an interstitial in a new tab, for new
 * visitors, and where the home upsell applies and the pin has no own promoter; or the link itself.
 */
export function clickthroughOutcome(
  pin: Pick<Pin, 'isGoLinkless' | 'promoter'>,
  visitor: ClickthroughVisitor,
): ClickthroughOutcome {
  if (pin.isGoLinkless) return 'linkless';
  const hasUpsell = visitor.hasHomeUpsell === true && pin.promoter === undefined;
  return visitor.isNew || hasUpsell ? 'interstitial' : 'direct';
}
