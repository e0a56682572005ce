import { pinRedirectPath } from '@tackboard/routes';
import {
  organizePinPath,
  pinEditPath,
  postLoginPath,
  profilePath,
  repinPath,
  TUNE_HOME_FEED_PATH,
} from '@tackboard/routes/paths';
import type { CardPath, CardPaths, Paths } from './paths.js';
import { withDefaults } from './with-defaults.js';

/** The addresses of S3 §2 that no card shows at first. */
const LATER_PATHS: Omit<Paths, CardPath | 'repinAfterLogin'> = {
  home: () => '/',
  today: () => '/today',
  create: () => '/pin-creation-tool',
  news: () => '/notifications/',
  conversations: () => undefined,
  editPin: pinEditPath,
  organizePin: organizePinPath,
  promotePin: (pinId) => `/advertiser/quick-promote?pin=${encodeURIComponent(pinId)}`,
  profile: profilePath,
  annotation: ({ url }) => url,
  pinRedirect: pinRedirectPath,
  tuneHomeFeed: () => TUNE_HOME_FEED_PATH,
  login: (mode, next) => `/${mode}?next=${encodeURIComponent(next)}`,
  adSettings: () => '/settings/ads',
  app: () => '/app',
};

/** Adds the default addresses of pages that no card links to. */
export function allPaths(paths: CardPaths): Paths {
  const { repin } = paths;
  const repinAfterLogin =
    repin === repinPath ? (pinId: string) => postLoginPath('repin', pinId) : repin;
  return withDefaults({ ...LATER_PATHS, repinAfterLogin }, paths);
}
