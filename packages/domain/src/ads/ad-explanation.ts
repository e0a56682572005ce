import { firstText } from '../text/first-text.js';
import type { Pin } from '../pin/pin.js';
import type { AdTargetingAttribution } from '../pin/pin-ads.js';

/** Why an advertisement reached a viewer, one reason each (S1 §3, S3 §3). */
export const AD_CRITERIA = [
  'customerList',
  'actalike',
  'engagement',
  'visitor',
  'shoppingProspecting',
  'persona',
  'expandedTargeting',
  'interest',
  'keyword',
  'age',
  'gender',
  'locale',
  'device',
  'gpsLocation',
  'region',
  'postalCode',
] as const;

/** Why an advertisement reached a viewer (S1 §3). */
export type AdCriterionName = (typeof AD_CRITERIA)[number];

/** One reason; `value` is what matched, as the server wrote it. */
export interface AdCriterion {
  readonly name: AdCriterionName;
  readonly value?: string;
}

/** What the modal "Why you're seeing this ad" tells. */
export interface AdExplanation {
  /** Who paid; `undefined` when the server does not tell. */
  readonly promoter?: string;
  /** A partner who shared in it, such as a shop that a campaign is run with. */
  readonly partner?: string;
  readonly criteria: readonly AdCriterion[];
}

const PARTNER_FLAGS = [
  ['customerList', 'isCustomerListMatched'],
  ['actalike', 'isActalikeMatched'],
  ['visitor', 'isVisitorMatched'],
  ['shoppingProspecting', 'isShoppingProspectingMatched'],
  ['persona', 'isPlPersonaMatched'],
] as const satisfies readonly (readonly [AdCriterionName, keyof AdTargetingAttribution])[];

const OWN_FLAGS = [
  ['engagement', 'isEngagementMatched'],
  ['expandedTargeting', 'isExpandTargetingMatched'],
] as const satisfies readonly (readonly [AdCriterionName, keyof AdTargetingAttribution])[];

const OWN_VALUES = [
  ['interest', 'matchedInterest'],
  ['keyword', 'matchedKeyword'],
] as const satisfies readonly (readonly [AdCriterionName, keyof AdTargetingAttribution])[];

const PLAIN_VALUES = [
  ['age', 'matchedAgeBucket'],
  ['gender', 'matchedGender'],
  ['locale', 'matchedLocale'],
  ['device', 'matchedDevice'],
  ['region', 'geoRegion'],
  ['postalCode', 'geoPostalCode'],
] as const satisfies readonly (readonly [AdCriterionName, keyof AdTargetingAttribution])[];

const isUnspecified = (gender: string): boolean => gender.toLowerCase() === 'unspecified';

function criteria(matched: AdTargetingAttribution): readonly AdCriterion[] {
  const found = new Map<AdCriterionName, AdCriterion>();
  const addFlags = (
    pairs: readonly (readonly [AdCriterionName, keyof AdTargetingAttribution])[],
  ) => {
    for (const [name, field] of pairs) if (matched[field] === true) found.set(name, { name });
  };
  const addValues = (
    pairs: readonly (readonly [AdCriterionName, keyof AdTargetingAttribution])[],
  ) => {
    for (const [name, field] of pairs) {
      const value = firstText(matched[field] as string | undefined);
      if (value && !(name === 'gender' && isUnspecified(value))) found.set(name, { name, value });
    }
  };
  if (matched.isThirdPartyAdPersonalizationEnabled) addFlags(PARTNER_FLAGS);
  if (matched.isFirstPartyAdPersonalizationEnabled) {
    addFlags(OWN_FLAGS);
    addValues(OWN_VALUES);
  }
  addValues(PLAIN_VALUES);
  if (matched.isFromGpsLocation) found.set('gpsLocation', { name: 'gpsLocation' });
  return AD_CRITERIA.flatMap((name) => found.get(name) ?? []);
}

/**
 * Why a viewer sees an advertisement (S1 §5, S3 §5). What partners know shows while third-party personalization is on,
 * what the viewer did on the site while first-party personalization is; age, gender, language, device and place show
 * whenever something matched. An unspecified gender never shows.
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
