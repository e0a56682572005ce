/** How long the hover overlay takes to fade (S1 §4 §9). */
export const HOVER_FADE_MS = 120;

/** How opaque the overlay over a reported or unfollowed pin becomes, from 0 (S1 §4 §9). */
export const FEEDBACK_OVERLAY_OPACITY = 0.8;

/** The short transition of a card (S1 §9). */
export const TRANSITION_MS = 250;

/** The long transition of a card (S1 §9). */
export const LONG_TRANSITION_MS = 500;

/** The height of the tile that stands for a removed idea pin (S1 §2, S3 §2.3). */
export const REMOVED_TILE_HEIGHT_PX = 314;
