import { profilePath } from '@tackboard/routes/paths';
import type { CardPaths, Paths } from './paths.js';
import { withDefaults } from './with-defaults.js';

type NavigationPath = 'conversations' | 'create' | 'home' | 'news' | 'profile' | 'today';

/** The default addresses of the site's navigation. */
const NAVIGATION_PATHS: Pick<Paths, NavigationPath> = {
  home: () => '/',
  today: () => '/today',
  create: () => '/pin-creation-tool',
  news: () => '/notifications/',
  conversations: () => undefined,
  profile: profilePath,
};

/** Adds the default addresses of the site's navigation. */
export function navigationPaths(paths: CardPaths): CardPaths & Pick<Paths, NavigationPath> {
  return withDefaults(NAVIGATION_PATHS, paths);
}

/** Returns the address of the page about a word that is seen in a picture. */
export function annotationPath(
  { annotation }: CardPaths,
  about: Parameters<Paths['annotation']>[0],
): string | undefined {
  return annotation ? annotation(about) : about.url;
}
