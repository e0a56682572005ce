import type { Viewer } from './viewer.js';

/** How long an account counts as new, and as come back, in days (S2 §5 §9). */
export const NEW_USER_WINDOW_DAYS = 28;

/** A day in milliseconds: the windows of the specification are given in days (S2 §5). */
export const DAY_MS = 86_400_000;

function isWithin(at: number | undefined, now: number): boolean {
  return at !== undefined && now - at < NEW_USER_WINDOW_DAYS * DAY_MS;
}

/** True for a signed-in viewer whose account is less than 28 days old at `now` (ms). Unknown ages are not new (S2 §5). */
export function isNewUser(viewer: Pick<Viewer, 'createdAt' | 'isAuth'>, now: number): boolean {
  return viewer.isAuth && isWithin(viewer.createdAt, now);
}

/** True for a signed-in viewer who came back after a long absence less than 28 days before `now` (ms) (S2 §5). */
export function isResurrectedUser(
  viewer: Pick<Viewer, 'isAuth' | 'resurrectedAt'>,
  now: number,
): boolean {
  return viewer.isAuth && isWithin(viewer.resurrectedAt, now);
}

/** True when the grid shows pictures alone: for new viewers and for those who have come back (S1 §6). */
export function isImageOnlyGrid(
  viewer: Pick<Viewer, 'createdAt' | 'isAuth' | 'resurrectedAt'>,
  now: number,
): boolean {
  return isNewUser(viewer, now) || isResurrectedUser(viewer, now);
}
