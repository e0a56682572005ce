import type { OpenWord } from '../open-word.js';

/** Data of the advertiser about a pin (S1 §3). */
export interface AdData {
  readonly collectionGridClickType?: number;
  readonly ceAltImageSignature?: string;
}

/** Genders that advertisers target (S1 §3, S3 §5); `unspecified` never matches. */
export const MATCHED_GENDERS = ['FEMALE', 'MALE', 'unspecified'] as const;

/** A gender that advertisers target (S1 §3). */
export type MatchedGender = (typeof MATCHED_GENDERS)[number];

/** Devices that advertisers target (S1 §3). */
export const MATCHED_DEVICES = ['web', 'mobile web'] as const;

/** A device that advertisers target (S1 §3). */
export type MatchedDevice = (typeof MATCHED_DEVICES)[number];

/** Why an advertisement reached the viewer (S1 §3). Absent fields did not match. */
export interface AdTargetingAttribution {
  readonly isFirstPartyAdPersonalizationEnabled?: boolean;
  readonly isThirdPartyAdPersonalizationEnabled?: boolean;
  readonly isCustomerListMatched?: boolean;
  readonly isActalikeMatched?: boolean;
  readonly isEngagementMatched?: boolean;
  readonly isExpandTargetingMatched?: boolean;
  readonly isFromGpsLocation?: boolean;
  readonly isVisitorMatched?: boolean;
  readonly isShoppingProspectingMatched?: boolean;
  readonly isPlPersonaMatched?: boolean;
  readonly matchedAgeBucket?: string;
  readonly matchedLocale?: string;
  readonly matchedInterest?: string;
  readonly matchedGender?: OpenWord<MatchedGender>;
  readonly matchedDevice?: OpenWord<MatchedDevice>;
  readonly matchedKeyword?: string;
  readonly geoRegion?: string;
  readonly geoPostalCode?: string;
}

/** Data of third parties about an advertisement (S3 §3). */
export interface ThirdPartyAdAttributes {
  readonly promotedIsPersonalized?: boolean;
  readonly isEligibleForPromotedPartnership?: boolean;
  readonly promotedPartnershipAttributionName?: string;
  readonly promotedPartnershipAdvertiserName?: string;
}
