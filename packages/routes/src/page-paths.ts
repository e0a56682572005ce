import { encodeText } from './encode-text.js';

// The addresses a card prints. They trust their arguments and only encode them; what must come back as the
// same route goes through `buildPath`, which knows the table.

/** The saved-to-profile overlay leads here: the viewer's own profile (S1 §2). */
export const ME_PATH = '/me/';

/** Where the home feed is tuned (S1 §2). */
export const TUNE_HOME_FEED_PATH = '/edit';

/** The close-up of a pin: `/pin/{id}/` (S1 §2). */
export const pinPath = (id: string): string => `/pin/${encodeText(id)}/`;

/** The page on which a pin is saved again: `/pin/{id}/repin` (S1 §2). */
export const repinPath = (id: string): string => `/pin/${encodeText(id)}/repin`;

/** The page on which a pin is edited: `/pin/{id}/edit/` (S3 §2.3). */
export const pinEditPath = (id: string): string => `/pin/${encodeText(id)}/edit/`;

/**
 * Where a saved pin is changed or organised, opened from the save toast (S1 §2): `pinId` is the saved pin,
 * `boardId` its board, `originalPinId` the pin it was saved from.
 */
export const organizePinPath = (pinId: string, boardId: string, originalPinId: string): string =>
  `/pin/${encodeText(pinId)}/repin/?isEditingPin=true&pinBoardId=${encodeText(boardId)}&isFromToast=true&originalPinId=${encodeText(originalPinId)}`;

/** A profile: `/{username}/` (S1 §2). */
export const profilePath = (username: string): string => `/${encodeText(username)}/`;

/** The pins a profile saved: `/{username}/_saved`, or `/` for a signed-out viewer, who has none (S1 §2). */
export const savedProfilePath = (username: string | null): string =>
  username === null ? '/' : `/${encodeText(username)}/_saved`;

/** The pins a profile created: `/{username}/_created/` (S3 §2.1). */
export const createdProfilePath = (username: string): string =>
  `/${encodeText(username)}/_created/`;

/** A board: `/{username}/{boardSlug}/` (S3 §2.1). */
export const boardPath = (username: string, boardSlug: string): string =>
  `/${encodeText(username)}/${encodeText(boardSlug)}/`;

/** A section of a board: `/{username}/{boardSlug}/{sectionSlug}/` (S3 §2.1). */
export const sectionPath = (username: string, boardSlug: string, sectionSlug: string): string =>
  `/${encodeText(username)}/${encodeText(boardSlug)}/${encodeText(sectionSlug)}/`;

/** The username as a link prints it: lower-cased for signed-out viewers (S1 §2). */
export const usernameForLink = (username: string, viewer: { isSignedIn: boolean }): string =>
  viewer.isSignedIn ? username : username.toLowerCase();

/** Where a limited-login viewer goes on after the login that saving or editing a pin asks for (S3 §2.3). */
export const postLoginPath = (action: 'repin' | 'edit', pinId: string): string =>
  action === 'repin' ? `${repinPath(pinId)}/` : pinEditPath(pinId);
