import {
  type AdData,
  type AdTargetingAttribution,
  MATCHED_DEVICES,
  MATCHED_GENDERS,
  type ThirdPartyAdAttributes,
} from '../pin/pin-parts.js';
import { flag, number, text, word } from './codec.js';
import { named, record } from './record.js';

/** Data of the advertiser about a pin. */
export const adData = record<AdData>({
  collectionGridClickType: number,
  ceAltImageSignature: text,
});

/** Data of third parties about an advertisement. */
export const thirdPartyAdAttributes = record<ThirdPartyAdAttributes>({
  promotedIsPersonalized: flag,
  isEligibleForPromotedPartnership: flag,
  promotedPartnershipAttributionName: text,
  promotedPartnershipAdvertiserName: text,
});

/** Why an advertisement reached the viewer. */
export const adTargetingAttribution = record<AdTargetingAttribution>({
  isFirstPartyAdPersonalizationEnabled: flag,
  isThirdPartyAdPersonalizationEnabled: flag,
  isCustomerListMatched: flag,
  isActalikeMatched: flag,
  isEngagementMatched: flag,
  isExpandTargetingMatched: flag,
  isFromGpsLocation: named(flag, 'is_from_gps_location', [
    'isFromGpsLocation',
    'isFromGPSLocation',
  ]),
  isVisitorMatched: flag,
  isShoppingProspectingMatched: flag,
  isPlPersonaMatched: flag,
  matchedAgeBucket: text,
  matchedLocale: text,
  matchedInterest: text,
  matchedGender: word(MATCHED_GENDERS),
  matchedDevice: word(MATCHED_DEVICES),
  matchedKeyword: text,
  geoRegion: named(
    text,
    ['geo_region', 'geo_region_attribute'],
    ['geoRegion', 'geoRegionAttribute'],
  ),
  geoPostalCode: named(
    text,
    ['geo_postal_code', 'geo_postal_code_attribute'],
    ['geoPostalCode', 'geoPostalCodeAttribute'],
  ),
});
