import { profilePath } from '@tackboard/routes/paths';

/** The name of the tab in the address (S3 §2.1). */
export const QUICK_SAVES_TAB = '_quick_saves';

/** The quick saves and pins without a board of a person. */
export function quickSavesPath(username: string): string {
  return `${profilePath(username)}${QUICK_SAVES_TAB}/`;
}
