/** The path as text. A separate path has no host, so two slashes at its start must not begin one. */
const pathText = (pathname: string): string =>
  /^\/(?![\\/])/.test(pathname) ? pathname : `/./${pathname}`;

/** Adds the sign (`?` or `#`) to a query or hash that lacks it. */
const signed = (sign: string, text: string | undefined): string =>
  text ? (text.startsWith(sign) ? '' : sign) + text : '';

/**
 * Returns the text of a link, a `URL`, an `<a>`, a `Location` or `{ pathname, search, hash }`; null for other values.
 * Throws for undefined and null, and when a getter throws.
 */
export const textOf = (input: unknown): string | null => {
  if (typeof input === 'string') return input;
  const { href, pathname, search, hash } = input as Partial<Location>;
  if (typeof href === 'string') return href;
  return typeof pathname === 'string'
    ? pathText(pathname) + signed('?', search) + signed('#', hash)
    : null;
};
