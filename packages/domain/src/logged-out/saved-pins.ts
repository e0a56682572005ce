/** How many pins a signed-out visitor may save, all ways together (S1 §9, S3 §9). */
export const LOGGED_OUT_SAVE_LIMIT = 2;

/** True while a signed-out visitor may save another pin: fewer than 2 are saved (S3 §5). */
export function canSaveLoggedOut(saved: readonly string[]): boolean {
  return saved.length < LOGGED_OUT_SAVE_LIMIT;
}

/**
 * The pins of a signed-out visitor after one more save, newest last (S1 §9, S3 §4.8). Saving a pin again replaces it,
 * even at the limit. At the limit another pin changes nothing: the same list comes back.
 */
export function saveLoggedOut(saved: readonly string[], pinId: string): readonly string[] {
  const others = saved.filter((id) => id !== pinId);
  return canSaveLoggedOut(others) ? [...others, pinId] : saved;
}

/**
 * The pins to merge into the profile after a sign-in, each once (S1 §4): those saved before, and the one saved by quick
 * save. The list is cleared when the merge has succeeded.
 */
export function pinsToMerge(
  saved: readonly string[],
  unauthSavePinId: string | undefined,
): readonly string[] {
  return [...new Set(unauthSavePinId === undefined ? saved : [...saved, unauthSavePinId])];
}
