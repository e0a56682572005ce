import type { AdTargetingAttribution } from '../pin/pin-ads.js';

/** Largest number of flags in a logged summary (S1 §5). */
export const AD_SUMMARY_FLAG_LIMIT = 4;

/** Targeting flags, in the order of the specification (S1 §3). */
export const AD_TARGETING_FLAGS = [
  'isFirstPartyAdPersonalizationEnabled',
  'isThirdPartyAdPersonalizationEnabled',
  'isCustomerListMatched',
  'isActalikeMatched',
  'isEngagementMatched',
  'isExpandTargetingMatched',
  'isFromGpsLocation',
  'isVisitorMatched',
  'isShoppingProspectingMatched',
  'isPlPersonaMatched',
] as const satisfies readonly (keyof AdTargetingAttribution)[];

/** A targeting flag (S1 §3). */
export type AdTargetingFlag = (typeof AD_TARGETING_FLAGS)[number];

/** Returns the first four flags that are true (S1 §5). They are logged when an explanation is viewed. */
export function adSummaryFlags(
  attribution: AdTargetingAttribution | undefined,
): readonly AdTargetingFlag[] {
  return AD_TARGETING_FLAGS.filter((flag) => attribution?.[flag] === true).slice(
    0,
    AD_SUMMARY_FLAG_LIMIT,
  );
}

/** The flags as events carry them (S1 §5): names joined by commas. */
export function adSummary(attribution: AdTargetingAttribution | undefined): string {
  return adSummaryFlags(attribution).join(',');
}
