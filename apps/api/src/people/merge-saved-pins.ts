import type { FindPin } from '../pins/read-pin.js';
import type { SavePin } from '../pins/save-pin.js';

/** Adds the pins that a visitor saved to the profile they logged in to. Call it inside a transaction. */
export type MergeSavedPins = (userId: string, pinIds: readonly string[]) => readonly string[];

/**
 * Creates the function behind `UnauthPinsResource/create` (S1 §4). Each pin is saved to the profile once: a repeated request
 * finds the copies of the first. A pin that has been deleted since is skipped, so that the others are still merged. Returns
 * the ids of the pins that are saved.
 */
export function createMergeSavedPins(findPin: FindPin, savePin: SavePin): MergeSavedPins {
  return (userId, pinIds) => {
    const found = [...new Set(pinIds)].filter((id) => findPin({ userId }, id) !== undefined);
    for (const pinId of found) savePin(userId, { pinId, boardId: null, sectionId: null });
    return found;
  };
}
