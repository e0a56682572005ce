/** Duration of the toast about saved cookie preferences (S2 §9). */
export const COOKIE_TOAST_MS = 3000;

/** Duration of the slide-in of the hero banner (S2 §2 §9). */
export const HERO_BANNER_SLIDE_MS = 400;

/** Width of the hero banner (S2 §2 §9). */
export const HERO_BANNER_WIDTH_PX = 1016;

/** Delay between the first scroll and the dismissal of a tooltip with thumbnails (S2 §4 §9). */
export const THUMBNAIL_TOOLTIP_DISMISS_MS = 3000;

/** Timeout of a placement without an action, unless it is aborted (S2 §4 §9). */
export const NO_ACTION_TIMEOUT_MS = 4000;

/** Timeout of loading a survey (S2 §4 §9). */
export const SURVEY_LOAD_TIMEOUT_MS = 15_000;

/** Default delay between loading and presenting a survey (S2 §4 §9). */
export const SURVEY_PRESENTATION_DELAY_MS = 5000;

/** Interval of the path check while the survey is held back (S2 §2 §9). */
export const BUILDER_RECHECK_MS = 3000;

/** Default duration of a messaging toast (S2 §4 §9). */
export const MESSAGE_TOAST_DURATION_MS = 2000;

/** Duration of the exit of a messaging toast (S2 §4 §9). */
export const MESSAGE_TOAST_EXIT_MS = 200;

/** Default delay of an education tooltip or pulsar (S2 §9). */
export const EDUCATION_DELAY_MS = 2000;

/** Delay between a scroll or touch and the dismissal of a popover (S2 §4 §9). */
export const POPOVER_SCROLL_DISMISS_MS = 1500;

/** Smallest width of the wide banner layout (S2 §2 §9). */
export const BANNER_WIDE_FROM_PX = 480;

/** Size of a modal on a desktop (S2 §2 §9). */
export const MODAL_SIZE_DESKTOP_PX = { width: 540, height: 363 } as const;

/** Size of a modal on a phone (S2 §2 §9). */
export const MODAL_SIZE_MOBILE_PX = { width: 320, height: 215 } as const;

/** Largest width of an upsell callout (S2 §2). */
export const UPSELL_MAX_WIDTH_PX = 348;

/** Window width from which the upsell callout has its full width (S2 §2). */
export const UPSELL_WIDE_FROM_PX = 900;

/** Largest image width of an upsell callout (S2 §2). */
export const UPSELL_IMAGE_MAX_PX = 128;

/** Width of the survey modal on a phone (S2 §2). */
export const SURVEY_MODAL_MOBILE_WIDTH_PX = 320;

/** Returns the layout of a banner for a width in pixels (S2 §2); exactly 480 is wide. */
export function bannerLayout(width: number): 'narrow' | 'wide' {
  return width < BANNER_WIDE_FROM_PX ? 'narrow' : 'wide';
}

/** Returns the size of a modal in pixels (S2 §2). */
export function modalSize(device: 'desktop' | 'mobile'): {
  readonly width: number;
  readonly height: number;
} {
  return device === 'mobile' ? MODAL_SIZE_MOBILE_PX : MODAL_SIZE_DESKTOP_PX;
}
