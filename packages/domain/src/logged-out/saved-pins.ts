/** Number of pins that a signed-out visitor can save. */
export const LOGGED_OUT_SAVE_LIMIT = 2;

/** Whether a signed-out visitor can save another pin (S3 §5.13): fewer than 2 are saved. */
export function canSaveLoggedOut(saved: readonly string[]): boolean {
  return saved.length < LOGGED_OUT_SAVE_LIMIT;
}

/**
 * Adds a pin to the saves of a signed-out visitor, newest last (S3 §4.8.9). A pin that is already saved is
 * replaced, even at the limit. At the limit, another pin returns the same list.
 */
export function saveLoggedOut(saved: readonly string[], pinId: string): readonly string[] {
  const others = saved.filter((id) => id !== pinId);
  return canSaveLoggedOut(others) ? [...others, pinId] : saved;
}

/**
 * Returns the pins to merge into the profile after login, each once (S1 §4.32): the saved pins and the quick-saved pin.
 * Clear the list when the merge has succeeded.
 */
export function pinsToMerge(
  saved: readonly string[],
  unauthSavePinId: string | undefined,
): readonly string[] {
  return [...new Set(unauthSavePinId === undefined ? saved : [...saved, unauthSavePinId])];
}
