import {
  organizePinPath,
  pinEditPath,
  postLoginPath,
  repinPath,
  TUNE_HOME_FEED_PATH,
} from '@tackboard/routes/paths';
import type { CardPaths, Paths } from './paths.js';
import { withDefaults } from './with-defaults.js';

type LaterPath =
  | 'adSettings'
  | 'app'
  | 'editPin'
  | 'login'
  | 'organizePin'
  | 'promotePin'
  | 'repinAfterLogin'
  | 'tuneHomeFeed';

/** The addresses of S3 §2 that a press leads to. */
const LATER_PATHS: Omit<Pick<Paths, LaterPath>, 'repinAfterLogin'> = {
  editPin: pinEditPath,
  organizePin: organizePinPath,
  promotePin: (pinId) => `/advertiser/quick-promote?pin=${encodeURIComponent(pinId)}`,
  tuneHomeFeed: () => TUNE_HOME_FEED_PATH,
  login: (mode, next) => `/${mode}?next=${encodeURIComponent(next)}`,
  adSettings: () => '/settings/ads',
  app: () => '/app',
};

/** {@link CardPaths} with the addresses that a press leads to. */
export type PressPaths = CardPaths & Pick<Paths, LaterPath>;

/** Adds the default addresses that a press leads to. */
export function pressPaths(paths: CardPaths): PressPaths {
  const { repin } = paths;
  const repinAfterLogin =
    repin === repinPath ? (pinId: string) => postLoginPath('repin', pinId) : repin;
  return withDefaults({ ...LATER_PATHS, repinAfterLogin }, paths);
}
