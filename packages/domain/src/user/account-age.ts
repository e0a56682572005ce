import type { Viewer } from './viewer.js';

/** Number of days that an account counts as new, or as returned (S2 §5 §9). */
export const NEW_USER_WINDOW_DAYS = 28;

/**  (S2 §5) */
export const DAY_MS = 86_400_000;

function isWithin(at: number | undefined, now: number): boolean {
  return at !== undefined && now - at < NEW_USER_WINDOW_DAYS * DAY_MS;
}

/** Whether a signed-in viewer has an account younger than 28 days at `now` (ms) (S2 §5). Unknown ages are not new. */
export function isNewUser(viewer: Pick<Viewer, 'createdAt' | 'isAuth'>, now: number): boolean {
  return viewer.isAuth && isWithin(viewer.createdAt, now);
}

/** Whether a signed-in viewer returned after a long absence less than 28 days before `now` (ms) (S2 §5). */
export function isResurrectedUser(
  viewer: Pick<Viewer, 'isAuth' | 'resurrectedAt'>,
  now: number,
): boolean {
  return viewer.isAuth && isWithin(viewer.resurrectedAt, now);
}

/** Whether the grid shows only images (S1 §6): for new and returned viewers. */
export function isImageOnlyGrid(
  viewer: Pick<Viewer, 'createdAt' | 'isAuth' | 'resurrectedAt'>,
  now: number,
): boolean {
  return isNewUser(viewer, now) || isResurrectedUser(viewer, now);
}
