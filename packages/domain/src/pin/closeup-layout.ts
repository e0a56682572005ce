/** The width of one pane of the close-up (S3 §9). */
export const CLOSEUP_PANE_WIDTH_PX = 508;

/** The widest that a close-up gets (S3 §9). */
export const CLOSEUP_MAX_WIDTH_PX = 1016;
