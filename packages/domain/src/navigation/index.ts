export {
  NAVIGATION_FOOTER_NEW_ACCOUNT_PX,
  NAVIGATION_FOOTER_PX,
  NAVIGATION_HEADER_DESKTOP_PX,
  NAVIGATION_HEADER_MOBILE_PX,
  navigationFooterHeight,
  navigationHeaderHeight,
} from './bar-heights.js';
export {
  SCROLL_ARROW_OVER_PX,
  SCROLL_STEP_SHARE,
  scrollArrows,
  type ScrollState,
  scrollStep,
} from './scroll-arrows.js';
