/** A path that came apart from its host, as text: two slashes at its start begin no host. */
const pathText = (pathname: string): string =>
  /^\/(?![\\/])/.test(pathname) ? pathname : `/./${pathname}`;

/** A query or hash behind its sign, whether it was given with it or without. */
const signed = (sign: string, text: string | undefined): string =>
  text ? (text.startsWith(sign) ? '' : sign) + text : '';

/**
 * The text of a link, a `URL`, an `<a>`, a `Location` or `{ pathname, search, hash }`; null for anything else. Throws
 * where reading does: for undefined and null, and what a getter of the caller's throws.
 */
export const textOf = (input: unknown): string | null => {
  if (typeof input === 'string') return input;
  const { href, pathname, search, hash } = input as Partial<Location>;
  if (typeof href === 'string') return href;
  return typeof pathname === 'string'
    ? pathText(pathname) + signed('?', search) + signed('#', hash)
    : null;
};
