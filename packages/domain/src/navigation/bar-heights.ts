import type { Device } from '../context.js';

/** Height of the navigation footer for new accounts (S1 §9). */
export const NAVIGATION_FOOTER_NEW_ACCOUNT_PX = 64;

/** Height of the navigation footer for all others (S1 §9). */
export const NAVIGATION_FOOTER_PX = 52;

/** Height of the navigation header on a phone (S1 §9). */
export const NAVIGATION_HEADER_MOBILE_PX = 64;

/** Height of the navigation header on a desktop (S1 §9). */
export const NAVIGATION_HEADER_DESKTOP_PX = 80;

/** Returns the height of the navigation footer in pixels (S1 §4 §9); 0 while scrolling hides it. */
export function navigationFooterHeight(state: {
  readonly isNewAccount: boolean;
  readonly isHidden: boolean;
}): number {
  if (state.isHidden) return 0;
  return state.isNewAccount ? NAVIGATION_FOOTER_NEW_ACCOUNT_PX : NAVIGATION_FOOTER_PX;
}

/** Returns the height of the navigation header in pixels (S1 §9). */
export function navigationHeaderHeight(device: Device): number {
  return device === 'mobile' ? NAVIGATION_HEADER_MOBILE_PX : NAVIGATION_HEADER_DESKTOP_PX;
}
