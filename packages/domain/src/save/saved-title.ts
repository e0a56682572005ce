/** Duration of "Saved!" before the name of the board (S1 §4 §9). */
export const SAVED_TITLE_MS = 950;
