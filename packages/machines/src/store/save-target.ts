import type { SaveTap } from '../save/save.types.js';

/** Where a tap saves to: a board, a section of it, the quick-saves board or the profile. */
export function saveTarget({ board, sectionId, isQuickSave }: SaveTap): string {
  return JSON.stringify(isQuickSave ? ['quick'] : [board?.id, sectionId]);
}
