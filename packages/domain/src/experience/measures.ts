/** How long the toast about saved cookie preferences shows (S2 §9). */
export const COOKIE_TOAST_MS = 3000;

/** How long the hero banner slides in (S2 §2 §9). */
export const HERO_BANNER_SLIDE_MS = 400;

/** The width of the hero banner (S2 §2 §9). */
export const HERO_BANNER_WIDTH_PX = 1016;

/** How long after the first scroll a tooltip with thumbnails goes (S2 §4 §9). */
export const THUMBNAIL_TOOLTIP_DISMISS_MS = 3000;

/** How long a placement without an action stands, unless it is aborted (S2 §4 §9). */
export const NO_ACTION_TIMEOUT_MS = 4000;

/** How long a survey may load before it is given up (S2 §4 §9). */
export const SURVEY_LOAD_TIMEOUT_MS = 15_000;

/** How long a loaded survey waits before it is presented, by default (S2 §4 §9). */
export const SURVEY_PRESENTATION_DELAY_MS = 5000;

/** How often the path is looked at while the survey is held back (S2 §2 §9). */
export const BUILDER_RECHECK_MS = 3000;

/** How long a messaging toast shows by default (S2 §4 §9). */
export const MESSAGE_TOAST_DURATION_MS = 2000;

/** How long a messaging toast takes to leave (S2 §4 §9). */
export const MESSAGE_TOAST_EXIT_MS = 200;

/** How long an education tooltip or pulsar waits by default (S2 §9). */
export const EDUCATION_DELAY_MS = 2000;

/** How long after a scroll or touch a popover goes (S2 §4 §9). */
export const POPOVER_SCROLL_DISMISS_MS = 1500;

/** From this width on a banner is wide (S2 §2 §9). */
export const BANNER_WIDE_FROM_PX = 480;

/** The size of a modal on a desktop (S2 §2 §9). */
export const MODAL_SIZE_DESKTOP_PX = { width: 540, height: 363 } as const;

/** The size of a modal on a phone (S2 §2 §9). */
export const MODAL_SIZE_MOBILE_PX = { width: 320, height: 215 } as const;

/** The widest that an upsell callout gets (S2 §2). */
export const UPSELL_MAX_WIDTH_PX = 348;

/** The width of the window from which the upsell callout has its full width (S2 §2). */
export const UPSELL_WIDE_FROM_PX = 900;

/** The widest picture of an upsell callout (S2 §2). */
export const UPSELL_IMAGE_MAX_PX = 128;

/** The width of the survey's modal on a phone (S2 §2). */
export const SURVEY_MODAL_MOBILE_WIDTH_PX = 320;

/** Which layout a banner takes at a width in pixels (S2 §2): exactly 480 is wide. */
export function bannerLayout(width: number): 'narrow' | 'wide' {
  return width < BANNER_WIDE_FROM_PX ? 'narrow' : 'wide';
}

/** The size of a modal in pixels (S2 §2). */
export function modalSize(device: 'desktop' | 'mobile'): {
  readonly width: number;
  readonly height: number;
} {
  return device === 'mobile' ? MODAL_SIZE_MOBILE_PX : MODAL_SIZE_DESKTOP_PX;
}
