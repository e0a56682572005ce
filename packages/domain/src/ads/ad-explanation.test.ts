import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePin } from '../wire/decode.js';
import { adWords } from '../words/pages.js';
import { AD_TARGETING_FLAGS, adExplanation, adSummary, adSummaryFlags } from './ad-explanation.js';
import cases from './ad-explanation.cases.json' with { type: 'json' };

const everything = {
  isCustomerListMatched: true,
  isActalikeMatched: true,
  isEngagementMatched: true,
  isExpandTargetingMatched: true,
  isFromGpsLocation: true,
  isVisitorMatched: true,
  isShoppingProspectingMatched: true,
  isPlPersonaMatched: true,
  matchedAgeBucket: '25-34',
  matchedLocale: 'en-US',
  matchedInterest: 'Doors',
  matchedGender: 'FEMALE',
  matchedDevice: 'web',
  matchedKeyword: 'oak',
  geoRegion: 'Vermont',
  geoPostalCode: '05401',
};

/** All reasons, in the order in which the modal lists them. */
const REASONS = [
  'customerList',
  'actalike',
  'visitor',
  'shoppingProspecting',
  'persona',
  'engagement',
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

describe('adExplanation', () => {
  it.each(cases)('S1 §5.26, S3 §5.14 §5.15: $title', ({ matched, criteria }) => {
    expect(adExplanation({ adTargetingAttribution: matched }).criteria).toEqual(criteria);
  });

  it('S3 §5: with both personalizations on, everything that matched', () => {
    const adTargetingAttribution = {
      ...everything,
      isFirstPartyAdPersonalizationEnabled: true,
      isThirdPartyAdPersonalizationEnabled: true,
    };
    const { criteria } = adExplanation({ adTargetingAttribution });
    expect(criteria.map(({ name }) => name)).toEqual(REASONS);
  });

  it('S1 §5: each reason has a sentence', () => {
    for (const name of REASONS) expect(adWords[name]).toBeTypeOf('function');
  });

  it('S1 §3.24: who paid, and a partner who is named', () => {
    const partnership = {
      isEligibleForPromotedPartnership: true,
      promotedPartnershipAttributionName: 'Doors & Co',
      promotedPartnershipAdvertiserName: 'Doors Inc.',
    };
    expect(
      adExplanation({ promoter: { fullName: 'Oak & Co' }, thirdPartyAdAttributes: partnership }),
    ).toEqual({ promoter: 'Oak & Co', partner: 'Doors & Co', criteria: [] });
    const nameless = { ...partnership, promotedPartnershipAttributionName: ' ' };
    expect(
      adExplanation({ promoter: { username: 'oak' }, thirdPartyAdAttributes: nameless }),
    ).toEqual({
      promoter: 'oak',
      partner: 'Doors Inc.',
      criteria: [],
    });
    const notEligible = { ...partnership, isEligibleForPromotedPartnership: false };
    expect(adExplanation({ thirdPartyAdAttributes: notEligible })).toEqual({ criteria: [] });
  });
});

describe('adSummaryFlags', () => {
  it('S1 §5.27: at most 4 truthy flags, in their order', () => {
    const attribution = {
      isVisitorMatched: true,
      isCustomerListMatched: true,
      isActalikeMatched: false,
      isEngagementMatched: true,
      isFromGpsLocation: true,
      isPlPersonaMatched: true,
    };
    expect(adSummaryFlags(attribution)).toEqual([
      'isCustomerListMatched',
      'isEngagementMatched',
      'isFromGpsLocation',
      'isVisitorMatched',
    ]);
    expect(adSummary(attribution)).toBe(
      'isCustomerListMatched,isEngagementMatched,isFromGpsLocation,isVisitorMatched',
    );
  });

  it('S1 §5: none', () => {
    expect(adSummaryFlags(undefined)).toEqual([]);
    expect(adSummary({})).toBe('');
  });

  it('S1 §5: as many as are true, up to 4', () => {
    fc.assert(
      fc.property(fc.subarray([...AD_TARGETING_FLAGS]), (set) => {
        const attribution = Object.fromEntries(set.map((flag) => [flag, true]));
        expect(adSummaryFlags(attribution)).toEqual(set.slice(0, 4));
      }),
    );
  });
});

describe('adExplanation of a decoded pin', () => {
  it.each([
    ['absent', {}, ['customerList', 'engagement', 'age']],
    [
      'null',
      {
        is_first_party_ad_personalization_enabled: null,
        is_third_party_ad_personalization_enabled: null,
      },
      ['customerList', 'engagement', 'age'],
    ],
    [
      'off',
      {
        is_first_party_ad_personalization_enabled: false,
        is_third_party_ad_personalization_enabled: false,
      },
      [],
    ],
  ])('S3 §5.15: personalization flags that are %s', (_, flags, names) => {
    const targeting = {
      is_customer_list_matched: true,
      is_engagement_matched: true,
      matched_age_bucket: '25-34',
      ...flags,
    };
    const pin = decodePin({ id: '1', ad_targeting_attribution: targeting });
    expect(pin && adExplanation(pin).criteria.map(({ name }) => name)).toEqual(names);
  });
});
