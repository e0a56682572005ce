import type { Feature } from './feature.js';

/** Replaces each `{slug}` in the path of a feature by the id of the seeded pin. */
export function featurePath({ path }: Pick<Feature, 'path'>, pinId: (slug: string) => string) {
  return path.replaceAll(/\{([a-z0-9-]+)\}/g, (_, slug: string) => pinId(slug));
}

/**
 * Returns the link of a feature for a viewer: to its page, or to the login where it needs another person. A link never
 * changes who is signed in; the login page does, when asked.
 */
export function featureHref(
  { as }: Pick<Feature, 'as'>,
  path: string,
  username: string | undefined,
): string {
  return as === username ? path : `/login?next=${encodeURIComponent(path)}`;
}
