import type { Device } from '../context.js';

/** The height of the navigation footer for a signed-in viewer whose account is new (S1 §9). */
export const NAVIGATION_FOOTER_NEW_ACCOUNT_PX = 64;

/** The height of the navigation footer for everybody else (S1 §9). */
export const NAVIGATION_FOOTER_PX = 52;

/** The height of the navigation header on a phone (S1 §9). */
export const NAVIGATION_HEADER_MOBILE_PX = 64;

/** The height of the navigation header on a desktop (S1 §9). */
export const NAVIGATION_HEADER_DESKTOP_PX = 80;

/** The height of the navigation footer in pixels (S1 §4 §9): 0 while scrolling has hidden it. */
export function navigationFooterHeight(state: {
  readonly isNewAccount: boolean;
  readonly isHidden: boolean;
}): number {
  if (state.isHidden) return 0;
  return state.isNewAccount ? NAVIGATION_FOOTER_NEW_ACCOUNT_PX : NAVIGATION_FOOTER_PX;
}

/** The height of the navigation header in pixels (S1 §9). */
export function navigationHeaderHeight(device: Device): number {
  return device === 'mobile' ? NAVIGATION_HEADER_MOBILE_PX : NAVIGATION_HEADER_DESKTOP_PX;
}
