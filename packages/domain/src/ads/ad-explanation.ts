import { firstText } from '../text.js';
import type { Pin } from '../pin/pin.js';
import type { AdTargetingAttribution } from '../pin/pin-parts.js';

/** Each reason with its field in the targeting, and the personalization that it requires. */
const CRITERIA = [
  ['customerList', 'isCustomerListMatched', 'isThirdPartyAdPersonalizationEnabled'],
  ['actalike', 'isActalikeMatched', 'isThirdPartyAdPersonalizationEnabled'],
  ['visitor', 'isVisitorMatched', 'isThirdPartyAdPersonalizationEnabled'],
  ['shoppingProspecting', 'isShoppingProspectingMatched', 'isThirdPartyAdPersonalizationEnabled'],
  ['persona', 'isPlPersonaMatched', 'isThirdPartyAdPersonalizationEnabled'],
  ['engagement', 'isEngagementMatched', 'isFirstPartyAdPersonalizationEnabled'],
  ['expandedTargeting', 'isExpandTargetingMatched', 'isFirstPartyAdPersonalizationEnabled'],
  ['interest', 'matchedInterest', 'isFirstPartyAdPersonalizationEnabled'],
  ['keyword', 'matchedKeyword', 'isFirstPartyAdPersonalizationEnabled'],
  ['age', 'matchedAgeBucket', undefined],
  ['gender', 'matchedGender', undefined],
  ['locale', 'matchedLocale', undefined],
  ['device', 'matchedDevice', undefined],
  ['gpsLocation', 'isFromGpsLocation', undefined],
  ['region', 'geoRegion', undefined],
  ['postalCode', 'geoPostalCode', undefined],
] as const satisfies readonly (readonly [
  string,
  keyof AdTargetingAttribution,
  keyof AdTargetingAttribution | undefined,
])[];

/** Why an advertisement reached a viewer, by name. */
type AdCriterionName = (typeof CRITERIA)[number][0];

/** One reason. `value` is the match, as the server wrote it. */
export interface AdCriterion {
  readonly name: AdCriterionName;
  readonly value?: string;
}

/** The content of the modal "Why you're seeing this ad". */
interface AdExplanation {
  /** Who paid; `undefined` when the server does not say. */
  readonly promoter?: string;
  /** A partner of the advertiser, such as a shop that shares the campaign. */
  readonly partner?: string;
  readonly criteria: readonly AdCriterion[];
}

/** Older responses lack the personalization flags. An absent flag counts as on. */
function isOff(flag: boolean | undefined): boolean {
  return flag === false;
}

function criteria(matched: AdTargetingAttribution): readonly AdCriterion[] {
  const isPersonalized = !(
    isOff(matched.isFirstPartyAdPersonalizationEnabled) &&
    isOff(matched.isThirdPartyAdPersonalizationEnabled)
  );
  if (!isPersonalized) return [];
  return CRITERIA.flatMap(([name, field, needed]): readonly AdCriterion[] => {
    if (needed && isOff(matched[needed])) return [];
    const found = matched[field];
    if (found === true) return [{ name }];
    const value = found ? firstText(found) : undefined;
    const isHidden = name === 'gender' && value?.toLowerCase() === 'unspecified';
    return value && !isHidden ? [{ name, value }] : [];
  });
}

/**
 * Explains to a viewer why they see an advertisement (S3 §5.14). Data of partners shows while third-party
 * personalization is on, activity on the site while first-party personalization is. Age, gender, language, device and
 * location show while either is on. A flag that is absent counts as on. An unspecified gender never shows.
 */
export function adExplanation(
  pin: Pick<Pin, 'adTargetingAttribution' | 'promoter' | 'thirdPartyAdAttributes'>,
): AdExplanation {
  const promoter = firstText(pin.promoter?.fullName, pin.promoter?.username);
  const third = pin.thirdPartyAdAttributes;
  const partner = third?.isEligibleForPromotedPartnership
    ? firstText(third.promotedPartnershipAttributionName, third.promotedPartnershipAdvertiserName)
    : undefined;
  return {
    ...(promoter ? { promoter } : {}),
    ...(partner ? { partner } : {}),
    criteria: criteria(pin.adTargetingAttribution ?? {}),
  };
}

/** Largest number of flags in a logged summary. */
export const AD_SUMMARY_FLAG_LIMIT = 4;

/** Targeting flags, in the order of the specification. */
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

/** A targeting flag. */
type AdTargetingFlag = (typeof AD_TARGETING_FLAGS)[number];

/** Returns the first four flags that are true (S1 §5.27). They are logged when an explanation is viewed. */
export function adSummaryFlags(
  attribution: AdTargetingAttribution | undefined,
): readonly AdTargetingFlag[] {
  return AD_TARGETING_FLAGS.filter((flag) => attribution?.[flag] === true).slice(
    0,
    AD_SUMMARY_FLAG_LIMIT,
  );
}

/** The flags as events carry them: names joined by commas. */
export function adSummary(attribution: AdTargetingAttribution | undefined): string {
  return adSummaryFlags(attribution).join(',');
}
