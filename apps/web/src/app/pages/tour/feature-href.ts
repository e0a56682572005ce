import type { SeededId } from '../define-page.js';
import type { Feature } from './feature.js';

/** Replaces each `{slug}` in a path by the id of the seeded pin, and each `{board:owner/slug}` by that of the board. */
export function seededPath(path: string, seededId: SeededId): string {
  return path
    .replaceAll(/\{board:([^}]+)\}/g, (_, name: string) => seededId('board', name))
    .replaceAll(/\{([a-z0-9-]+)\}/g, (_, slug: string) => seededId('pin', slug));
}

/**
 * Returns the link of a feature for a viewer: to its page, or to the login, which offers the person that it needs. A link
 * never changes who is signed in; the login page does, when asked.
 */
export function featureHref(
  { as, isForEverybody = false }: Pick<Feature, 'as' | 'isForEverybody'>,
  path: string,
  username: string | undefined,
): string {
  if (isForEverybody || as === username) return path;
  return `/login?next=${encodeURIComponent(path)}&as=${as ?? 'visitor'}`;
}
