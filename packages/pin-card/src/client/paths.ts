import {
  ME_PATH,
  organizePinPath,
  pinEditPath,
  pinPath,
  profilePath,
  repinPath,
  TUNE_HOME_FEED_PATH,
} from '@tackboard/routes/paths';

/** Whether a visitor logs in or signs up. */
export type LoginMode = 'login' | 'signup';

/**
 * The addresses that the kit uses in links, copied and shared links, toasts and structured data. Return a path of your site
 * or a whole URL.
 */
export interface Paths {
  /** The page of a pin. */
  readonly pin: (pinId: string) => string;
  /** The page on which a pin is edited. */
  readonly editPin: (pinId: string) => string;
  /** The page on which a pin is saved with a choice of board. */
  readonly repin: (pinId: string) => string;
  /** The page on which a saved copy moves to another board; the save toast links to it. */
  readonly organizePin: (copyId: string, boardId: string, originalPinId: string) => string;
  /** The page on which a pin is promoted. */
  readonly promotePin: (pinId: string) => string;
  /** The profile of a person. */
  readonly profile: (username: string) => string;
  /** The viewer's own profile. Pins that are saved without a board are there. */
  readonly ownProfile: () => string;
  /** The page on which the home feed is tuned. */
  readonly tuneHomeFeed: () => string;
  /** The login or sign-up page; `next` is the path to return to. */
  readonly login: (mode: LoginMode, next: string) => string;
  /** The viewer's ad settings. */
  readonly adSettings: () => string;
  /** The app or its page in the app store. */
  readonly app: () => string;
}

/** The addresses of S3 §2. */
export const DEFAULT_PATHS: Paths = {
  pin: pinPath,
  editPin: pinEditPath,
  repin: repinPath,
  organizePin: organizePinPath,
  promotePin: (pinId) => `/advertiser/quick-promote?pin=${encodeURIComponent(pinId)}`,
  profile: profilePath,
  ownProfile: () => ME_PATH,
  tuneHomeFeed: () => TUNE_HOME_FEED_PATH,
  login: (mode, next) => `/${mode}?next=${encodeURIComponent(next)}`,
  adSettings: () => '/settings/ads',
  app: () => '/app',
};
