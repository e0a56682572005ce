import type { Device } from './context.js';

/** Height of the navigation footer for new accounts. */
export const NAVIGATION_FOOTER_NEW_ACCOUNT_PX = 64;

/** Height of the navigation footer for all others. */
export const NAVIGATION_FOOTER_PX = 52;

/** Height of the navigation header on a phone. */
export const NAVIGATION_HEADER_MOBILE_PX = 64;

/** Height of the navigation header on a desktop. */
export const NAVIGATION_HEADER_DESKTOP_PX = 80;

/** Returns the height of the navigation footer in pixels (S1 §4.33); 0 while scrolling hides it. */
export function navigationFooterHeight(state: {
  readonly isNewAccount: boolean;
  readonly isHidden: boolean;
}): number {
  if (state.isHidden) return 0;
  return state.isNewAccount ? NAVIGATION_FOOTER_NEW_ACCOUNT_PX : NAVIGATION_FOOTER_PX;
}

/** Returns the height of the navigation header in pixels. */
export function navigationHeaderHeight(device: Device): number {
  return device === 'mobile' ? NAVIGATION_HEADER_MOBILE_PX : NAVIGATION_HEADER_DESKTOP_PX;
}

/** Distance left to scroll above which an arrow shows. */
export const SCROLL_ARROW_OVER_PX = 4;

/** Share of the visible width that one press scrolls. */
export const SCROLL_STEP_SHARE = 0.5;

/** Scroll state of a row of pills, in pixels. */
interface ScrollState {
  /** Distance from the start. */
  readonly offset: number;
  readonly visible: number;
  readonly total: number;
}

/** Returns which arrows of a row show (S3 §9.26): those with more than 4 px left to scroll on their side. */
export function scrollArrows(state: ScrollState): {
  readonly previous: boolean;
  readonly next: boolean;
} {
  return {
    previous: state.offset > SCROLL_ARROW_OVER_PX,
    next: state.total - state.visible - state.offset > SCROLL_ARROW_OVER_PX,
  };
}

/** Returns the distance of one press on an arrow in pixels (S3 §9.26): half of the visible width. */
export function scrollStep(visible: number): number {
  return visible * SCROLL_STEP_SHARE;
}
