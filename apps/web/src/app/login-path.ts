import type { LoginMode } from '@tackboard/pin-card';

/** The page to log in or sign up, which leads back to the path `next`. */
export const loginPath = (mode: LoginMode, next: string): string =>
  `${mode === 'signup' ? '/signup/' : '/login'}?next=${encodeURIComponent(next)}`;
