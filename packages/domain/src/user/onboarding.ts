/** The steps of a new member's first visit, in their order (S3 §9). */
export const ONBOARDING_STEPS = [
  'Gender',
  'InterestPicker',
  'UseCase',
  'PinPicker',
  'LoadingStep',
  'AppInstall',
] as const;

/** A step of a new member's first visit (S3 §9). */
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The locale of a new member who has chosen none (S3 §9). */
export const ONBOARDING_DEFAULT_LOCALE = 'en-US';

/** The country of a new member when none is known (S3 §9). */
export const ONBOARDING_DEFAULT_COUNTRY = 'US';

/** How many interests, and how many pins, a new member picks (S3 §9). */
export const ONBOARDING_PICK_COUNT = 3;

/** How long a step may load before it is passed over (S3 §9). */
export const ONBOARDING_TIMEOUT_MS = 5000;
