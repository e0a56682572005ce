import type { AdTargetingAttribution } from '../pin/pin-ads.js';

/** How many flags a logged summary holds at most (S1 §5). */
export const AD_SUMMARY_FLAG_LIMIT = 4;

/** The flags of targeting, in the order of the specification (S1 §3). */
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

/** A flag of targeting (S1 §3). */
export type AdTargetingFlag = (typeof AD_TARGETING_FLAGS)[number];

/** The first four flags that are true, in their order: what goes into the log when an explanation is viewed (S1 §5). */
export function adSummaryFlags(
  attribution: AdTargetingAttribution | undefined,
): readonly AdTargetingFlag[] {
  return AD_TARGETING_FLAGS.filter((flag) => attribution?.[flag] === true).slice(
    0,
    AD_SUMMARY_FLAG_LIMIT,
  );
}

/** The same as one text, the way an event carries it: names joined by commas (S1 §5). */
export function adSummary(attribution: AdTargetingAttribution | undefined): string {
  return adSummaryFlags(attribution).join(',');
}
