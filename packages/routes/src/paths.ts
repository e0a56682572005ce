import { encodeSegment, encodeText } from './escapes.js';

// Paths without the route table. They encode their arguments, so that each leads to its own page or to none;
// `buildPath` also checks that the result classifies back to the same route.

/** The close-up of a pin: `/pin/{id}/`. */
export const pinPath = (id: string): string => `/pin/${encodeSegment(id)}/`;

/** The page that saves a pin again: `/pin/{id}/repin`. */
export const repinPath = (id: string): string => `/pin/${encodeSegment(id)}/repin`;

/** The viewer's own profile, where the overlay of a pin saved to the profile leads. */
export const ME_PATH = '/me/';

/** What a profile saved: `/{username}/_saved`; `/` for a signed-out viewer. */
export const savedProfilePath = (username: string | null): string =>
  username === null ? '/' : `/${encodeSegment(username)}/_saved`;

/** The page that tunes the home feed. */
export const TUNE_HOME_FEED_PATH = '/edit';

/** The hash that opens the image viewer of a page. */
export const IMAGE_VIEWER_HASH = '#imgViewer';

/** The page that edits a pin: `/pin/{id}/edit/`. */
export const pinEditPath = (id: string): string => `/pin/${encodeSegment(id)}/edit/`;

/**
 * The page that changes or organises a saved pin, opened by the save toast. `pinId` is the saved copy,
 * `originalPinId` the pin it was saved from.
 */
export const organizePinPath = (pinId: string, boardId: string, originalPinId: string): string =>
  `/pin/${encodeSegment(pinId)}/repin/?isEditingPin=true&pinBoardId=${encodeText(boardId)}&isFromToast=true&originalPinId=${encodeText(originalPinId)}`;

/** A profile: `/{username}/`. */
export const profilePath = (username: string): string => `/${encodeSegment(username)}/`;

/** What a profile created: `/{username}/_created/`. */
export const createdProfilePath = (username: string): string =>
  `/${encodeSegment(username)}/_created/`;

/** A board: `/{username}/{boardSlug}/`. */
export const boardPath = (username: string, boardSlug: string): string =>
  `/${encodeSegment(username)}/${encodeSegment(boardSlug)}/`;

/** A section of a board: `/{username}/{boardSlug}/{sectionSlug}/`. */
export const sectionPath = (username: string, boardSlug: string, sectionSlug: string): string =>
  `/${encodeSegment(username)}/${encodeSegment(boardSlug)}/${encodeSegment(sectionSlug)}/`;

/** The username in a link: lower-cased for signed-out viewers. */
export const usernameForLink = (username: string, viewer: { isSignedIn: boolean }): string =>
  viewer.isSignedIn ? username : username.toLowerCase();

/** The page that continues after the login of a limited-login viewer who saves or edits a pin. */
export const postLoginPath = (action: 'repin' | 'edit', pinId: string): string =>
  action === 'repin' ? `${repinPath(pinId)}/` : pinEditPath(pinId);
