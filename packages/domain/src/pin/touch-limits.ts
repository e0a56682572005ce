/** Presses above this duration are long presses (S1 §4); swipes are below it. Exactly this duration is neither. */
export const LONG_PRESS_MS = 500;

/** Largest movement of a press that is not a swipe (S1 §4). */
export const MOVE_TOLERANCE_PX = 10;
