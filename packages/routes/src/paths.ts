import { encodeSegment, encodeText } from './escapes.js';

// Paths without the route table. They encode their arguments, so that each leads to its own page or to none;
// `buildPath` also checks that the result classifies back to the same route.

/** The close-up of a pin (S1 §2): `/pin/{id}/`. */
export const pinPath = (id: string): string => `/pin/${encodeSegment(id)}/`;

/** The page that saves a pin again (S1 §2): `/pin/{id}/repin`. */
export const repinPath = (id: string): string => `/pin/${encodeSegment(id)}/repin`;

/** The viewer's own profile, where the overlay of a pin saved to the profile leads (S1 §2). */
export const ME_PATH = '/me/';

/** What a profile saved (S1 §2): `/{username}/_saved`; `/` for a signed-out viewer. */
export const savedProfilePath = (username: string | null): string =>
  username === null ? '/' : `/${encodeSegment(username)}/_saved`;

/** The page that tunes the home feed (S1 §2). */
export const TUNE_HOME_FEED_PATH = '/edit';

/** The hash that opens the image viewer of a page (S3 §2.1). */
export const IMAGE_VIEWER_HASH = '#imgViewer';

/** The page that edits a pin (S3 §2.3): `/pin/{id}/edit/`. */
export const pinEditPath = (id: string): string => `/pin/${encodeSegment(id)}/edit/`;

/**
 * The page that changes or organises a saved pin, opened by the save toast (S1 §2). `pinId` is the saved copy,
 * `originalPinId` the pin it was saved from.
 */
export const organizePinPath = (pinId: string, boardId: string, originalPinId: string): string =>
  `/pin/${encodeSegment(pinId)}/repin/?isEditingPin=true&pinBoardId=${encodeText(boardId)}&isFromToast=true&originalPinId=${encodeText(originalPinId)}`;

/** A profile: `/{username}/` (S1 §2). */
export const profilePath = (username: string): string => `/${encodeSegment(username)}/`;

/** What a profile created (S3 §2.1): `/{username}/_created/`. */
export const createdProfilePath = (username: string): string =>
  `/${encodeSegment(username)}/_created/`;

/** A board: `/{username}/{boardSlug}/` (S3 §2.1). */
export const boardPath = (username: string, boardSlug: string): string =>
  `/${encodeSegment(username)}/${encodeSegment(boardSlug)}/`;

/** A section of a board: `/{username}/{boardSlug}/{sectionSlug}/` (S3 §2.1). */
export const sectionPath = (username: string, boardSlug: string, sectionSlug: string): string =>
  `/${encodeSegment(username)}/${encodeSegment(boardSlug)}/${encodeSegment(sectionSlug)}/`;

/** The username in a link (S1 §2): lower-cased for signed-out viewers. */
export const usernameForLink = (username: string, viewer: { isSignedIn: boolean }): string =>
  viewer.isSignedIn ? username : username.toLowerCase();

/** The page that continues after the login of a limited-login viewer who saves or edits a pin (S3 §2.3). */
export const postLoginPath = (action: 'repin' | 'edit', pinId: string): string =>
  action === 'repin' ? `${repinPath(pinId)}/` : pinEditPath(pinId);
