/** Final opacity of the overlay of a reported or unfollowed pin (S1 §4 §9). */
export const FEEDBACK_OVERLAY_OPACITY = 0.8;

/** Height of the placeholder for a removed idea pin (S1 §2, S3 §2.3). */
export const REMOVED_TILE_HEIGHT_PX = 314;
