/** Duration of the toast about saved cookie preferences (S2 §9.1). */
export const COOKIE_TOAST_MS = 3000;

/** Duration of the slide-in of the hero banner (S2 §2.22). */
export const HERO_BANNER_SLIDE_MS = 400;

/** Delay between the first scroll and the dismissal of a tooltip with thumbnails. */
export const THUMBNAIL_TOOLTIP_DISMISS_MS = 3000;

/** Timeout of a placement without an action, unless it is aborted (S2 §4.35). */
export const NO_ACTION_TIMEOUT_MS = 4000;

/** Timeout of loading a survey (S2 §4.30). */
export const SURVEY_LOAD_TIMEOUT_MS = 15_000;

/** Default delay between loading and presenting a survey (S2 §4.28). */
export const SURVEY_PRESENTATION_DELAY_MS = 5000;

/** Interval of the path check while the survey is held back (S2 §2.2). */
export const BUILDER_RECHECK_MS = 3000;

/** Default duration of a messaging toast. */
export const MESSAGE_TOAST_DURATION_MS = 2000;

/** Duration of the exit of a messaging toast (S2 §4.23). */
export const MESSAGE_TOAST_EXIT_MS = 200;

/** Default delay of an education tooltip or pulsar. */
export const EDUCATION_DELAY_MS = 2000;

/** Delay between a scroll or touch and the dismissal of a popover. */
export const POPOVER_SCROLL_DISMISS_MS = 1500;

/** Smallest width of the wide banner layout. */
export const BANNER_WIDE_FROM_PX = 480;

/** Returns the layout of a banner for a width in pixels (S2 §2.31); exactly 480 is wide. */
export function bannerLayout(width: number): 'narrow' | 'wide' {
  return width < BANNER_WIDE_FROM_PX ? 'narrow' : 'wide';
}
