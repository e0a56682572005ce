import type { Viewer } from './user.js';

/** Number of days that an account counts as new, or as returned. */
export const NEW_USER_WINDOW_DAYS = 28;

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

function isWithin(at: number | undefined, now: number): boolean {
  return at !== undefined && now - at < NEW_USER_WINDOW_DAYS * DAY_MS;
}

/** Whether a signed-in viewer has an account younger than 28 days at `now` (ms) (S2 §5.7). Unknown ages are not new. */
export function isNewUser(viewer: Pick<Viewer, 'createdAt' | 'isAuth'>, now: number): boolean {
  return viewer.isAuth && isWithin(viewer.createdAt, now);
}

/** Whether a signed-in viewer returned after a long absence less than 28 days before `now` (ms). */
export function isResurrectedUser(
  viewer: Pick<Viewer, 'isAuth' | 'resurrectedAt'>,
  now: number,
): boolean {
  return viewer.isAuth && isWithin(viewer.resurrectedAt, now);
}

/** Whether the grid shows only images (S1 §6.17): for new and returned viewers. */
export function isImageOnlyGrid(
  viewer: Pick<Viewer, 'createdAt' | 'isAuth' | 'resurrectedAt'>,
  now: number,
): boolean {
  return isNewUser(viewer, now) || isResurrectedUser(viewer, now);
}

/** Days between two app upsells. */
export const APP_UPSELL_GAP_DAYS = 14;

/** Days after the creation of an account in which the first app upsell may show. */
export const FIRST_APP_UPSELL_WINDOW_DAYS = 1;

/** Conditions of the app upsell besides the viewer; times in milliseconds since 1970. */
interface AppUpsellState {
  readonly now: number;
  readonly lastShownAt?: number;
  readonly isBot?: boolean;
  /** The host suppresses it, for example because the app is installed. */
  readonly isSuppressed?: boolean;
}

/**
 * Whether the mobile app upsell shows (S1 §6.19): to signed-in viewers with new accounts, never to crawlers. The
 * first within a day of the account, the next at least 14 days after the last.
 */
export function showsAppUpsell(
  viewer: Pick<Viewer, 'createdAt' | 'isAuth'>,
  state: AppUpsellState,
): boolean {
  const { now, lastShownAt } = state;
  const { createdAt } = viewer;
  if (state.isBot || state.isSuppressed) return false;
  if (createdAt === undefined || !isNewUser(viewer, now)) return false;
  if (lastShownAt !== undefined) return now - lastShownAt >= APP_UPSELL_GAP_DAYS * DAY_MS;
  return now - createdAt < FIRST_APP_UPSELL_WINDOW_DAYS * DAY_MS;
}
