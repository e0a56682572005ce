import { encodeSegment } from './encode-text.js';

// The paths of links on a card: a module of their own, so that a card loads no others.

/** The close-up of a pin (S1 §2): `/pin/{id}/`. */
export const pinPath = (id: string): string => `/pin/${encodeSegment(id)}/`;

/** The page that saves a pin again (S1 §2): `/pin/{id}/repin`. */
export const repinPath = (id: string): string => `/pin/${encodeSegment(id)}/repin`;

/** The viewer's own profile, where the overlay of a pin saved to the profile leads (S1 §2). */
export const ME_PATH = '/me/';

/** What a profile saved (S1 §2): `/{username}/_saved`; `/` for a signed-out viewer. */
export const savedProfilePath = (username: string | null): string =>
  username === null ? '/' : `/${encodeSegment(username)}/_saved`;
