/** Onboarding steps, in order (S3 §9). */
export const ONBOARDING_STEPS = [
  'Gender',
  'InterestPicker',
  'UseCase',
  'PinPicker',
  'LoadingStep',
  'AppInstall',
] as const;

/** An onboarding step (S3 §9). */
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Default locale of onboarding (S3 §9). */
export const ONBOARDING_DEFAULT_LOCALE = 'en-US';

/** Default country of onboarding (S3 §9). */
export const ONBOARDING_DEFAULT_COUNTRY = 'US';

/** Number of interests, and of pins, to pick (S3 §9). */
export const ONBOARDING_PICK_COUNT = 3;

/** Timeout of a step, after which it is skipped (S3 §9). */
export const ONBOARDING_TIMEOUT_MS = 5000;
