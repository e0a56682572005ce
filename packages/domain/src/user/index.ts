export { type User, SAVE_BEHAVIORS, type SaveBehavior, VERIFIED_TYPES, type VerifiedType } from './user.js';
export type { Viewer } from './viewer.js';
export type { Session } from './session.js';
export { APP_PLATFORMS, type AppPlatform, type Invite, INVITE_SOURCES, type InviteSource } from './invite.js';
export { ONBOARDING_DEFAULT_COUNTRY, ONBOARDING_DEFAULT_LOCALE, ONBOARDING_PICK_COUNT, ONBOARDING_STEPS, ONBOARDING_TIMEOUT_MS, type OnboardingStep } from './onboarding.js';
export { DAY_MS, isImageOnlyGrid, isNewUser, isResurrectedUser, NEW_USER_WINDOW_DAYS } from './account-age.js';
