import { createdProfilePath, profilePath, savedProfilePath } from '@tackboard/routes/paths';

/** The name of the tab of quick saves in the address (S3 §2.1). */
export const QUICK_SAVES_TAB = '_quick_saves';

/** The pages of the tabs of a profile (S3 §2.1). */
export const tabPaths = (username: string) => ({
  created: createdProfilePath(username),
  saved: savedProfilePath(username),
  /** Quick saves and pins without a board. */
  quickSaves: `${profilePath(username)}${QUICK_SAVES_TAB}/`,
});
