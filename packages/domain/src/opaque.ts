/*
 * Values that the specification lists without the rule or screen that they belong to. They are kept here, typed and under names that
 * claim nothing, for those who know what they are. No rule reads them, and nothing is derived from them.
 */

/** A number per country (S3 §9.18). Meaning not shown. */
export const COUNTRY_NUMBERS: Readonly<Record<string, number>> = {
  AU: 6,
  CA: 6,
  DK: 6,
  DZ: 6,
  GE: 6,
  HU: 6,
  LT: 6,
  NO: 6,
  NP: 6,
  NZ: 6,
  PH: 6,
  PL: 6,
  SK: 6,
  TN: 6,
  US: 6,
  JP: 8,
  TW: 8,
  TH: 8,
  IQ: 20,
  KH: 20,
  MM: 20,
  UZ: 20,
  BA: 22,
  BG: 22,
  BY: 22,
  CY: 22,
  GR: 22,
  MD: 22,
  RS: 22,
  UA: 22,
};

/** An exported constant (S1 §9.28). Meaning not shown. */
export const EXPORTED_100 = 100;

/** An exported constant (S1 §9.28). Meaning not shown. */
export const EXPORTED_28 = 28;

/** A size near the share button (S3 §9.17). Meaning not shown. */
export const SIZE_44 = 44;

/** A set of codes near the share button (S3 §9.17). Meaning not shown. */
export const CODES_12_3_11: readonly number[] = [12, 3, 11];

/** A set of codes near the share button (S3 §9.17). Meaning not shown. */
export const CODES_11_12: readonly number[] = [11, 12];

/** A size in one helper (S3 §9.17). Meaning not shown. */
export const SIZE_2000 = 2000;

/** A timing of 15 minutes, in milliseconds (S3 §9.16). Its use is not shown. */
export const TIMING_900000_MS = 900_000;

/** A timing by type of feedback (S3 §9.9). Units not shown. */
export const FEEDBACK_TOAST_TIMINGS = { promoted: 60, followed: 100, topic: 100, pfy: 58 } as const;

/** A timing of the shop-tool module (S3 §9.10). Units not shown. */
export const SHOP_TOOL_TIMING = 13_140;

/** Widths of the close-up layout in pixels (S3 §9.23). Which is which is not shown. */
export const CLOSEUP_LAYOUT_WIDTHS_PX: readonly number[] = [488, 992, 672, 1176];

/** Ratios of the close-up layout (S3 §9.24). What they divide is not shown. */
export const CLOSEUP_LAYOUT_RATIOS: readonly number[] = [0.6, 0.84];

/** Sizes of the close-up layout in pixels (S3 §9.25). Which is which is not shown. */
export const CLOSEUP_LAYOUT_SIZES_PX: readonly number[] = [40, 72, 740, 912, 32, 16, 24];

/** View parameters with a special meaning (S1 §9.25). Only the meanings of 494 and 3173 are shown. */
export const SPECIAL_VIEW_PARAMETERS: readonly number[] = [
  92, 3070, 3475, 43, 4079, 3173, 3375, 494,
];

/** View types (S1 §9.26). Meaning not shown. */
export const VIEW_TYPES: readonly number[] = [3, 5, 210, 605, 606];

/** Types of tracking events (S1 §9.27). Only the meanings of 12, 101, 102 and 8948 are shown. */
export const TRACKING_EVENT_TYPES: readonly number[] = [5, 8948, 12, 13, 101, 102, 7762];

/** An event type (S3 §7.32). Meaning not shown. */
export const EVENT_TYPE_48 = 48;

/** An experience whose behaviour is not shown (S2 §9.22). */
export const EXPERIENCE_507054 = '507054';

/** Steps of the onboarding, in order (S3 §9.20). Its screens are not shown. */
export const ONBOARDING_STEPS = [
  'Gender',
  'InterestPicker',
  'UseCase',
  'PinPicker',
  'LoadingStep',
  'AppInstall',
] as const;

/** Default locale of onboarding (S3 §9.21). */
export const ONBOARDING_DEFAULT_LOCALE = 'en-US';

/** Default country of onboarding (S3 §9.21). */
export const ONBOARDING_DEFAULT_COUNTRY = 'US';

/** Number of interests, and of pins, to pick (S3 §9.21). */
export const ONBOARDING_PICK_COUNT = 3;

/** Timeout of a step, after which it is skipped (S3 §9.21). */
export const ONBOARDING_TIMEOUT_MS = 5000;

/** Systems that advertisers connect (S2 §9.28). */
export const AD_PLATFORM_INTEGRATIONS = [
  'Google Tag Manager',
  'Shopify',
  'WooCommerce',
  'WordPress',
  'Squarespace',
  'Weebly',
  'Tealium',
  'Magento',
  'Ecwid',
  'BigCommerce',
  'Premmerce',
  'Segment',
  'Branch',
  'Hightouch',
  'Eulerian',
  'Adobe Real-Time CDP',
  'Adobe Commerce',
  'Salesforce Commerce Cloud',
] as const;

/** Tabs of the ads manager that other parts of the site link to (S2 §9.29). */
export const ADS_MANAGER_TABS = ['bulk editor', 'billing', 'conversions tag'] as const;

/** The tabs of the search page (S3 §9.29). */
export const SEARCH_TABS = [
  'pins',
  'buyable_pins',
  'my_pins',
  'videos',
  'boards',
  'users',
  'idea_pins',
  'my_content',
  'shop_tool',
] as const;

/** Sources of invite codes (S3 §9.30). */
export const INVITE_SOURCES = [
  'registration',
  'settings',
  'google_people_api',
  'holistic_profile_prompt',
  'in_app_birthday_prompt',
  'fix_email_prompt',
  'nux',
  'business_hub',
  'unknown',
] as const;

/** Platforms of the app (S3 §9.31). */
export const APP_PLATFORMS = ['ios', 'android', 'ipad'] as const;
