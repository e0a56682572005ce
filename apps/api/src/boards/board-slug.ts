/** The last path segment of a board or section, unescaped: its name in lower case, with one `-` between words. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Segments that follow a username and are no board. */
const RESERVED = new Set(['', 'pins', 'boards', 'followers', 'following', 'likes', 'board']);

/** Returns the first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeSlug(
  slug: string,
  isUsed: (slug: string) => boolean,
  fallback: 'board' | 'section',
): string {
  const first = RESERVED.has(slug) ? `${fallback}-1` : slug;
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? first : `${first}-${n}`;
    if (!isUsed(candidate)) return candidate;
  }
}
