/** Width of a pane of the close-up (S3 §9). */
export const CLOSEUP_PANE_WIDTH_PX = 508;
