const SCHEME_AND_HOST = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Returns the https origin that an advertisement leads to (S2 §5). A missing scheme gets https. Text that is not a
 * URL falls back to its scheme and host as written. `undefined` without a host.
 */
export function destinationOrigin(url: string): string | undefined {
  const text = url.trim();
  if (text === '') return undefined;
  const full = (HAS_SCHEME.test(text) ? text : `https://${text.replace(/^\/+/, '')}`).replace(
    /^http:/i,
    'https:',
  );
  if (URL.canParse(full)) {
    const { origin } = new URL(full);
    return origin === 'null' ? undefined : origin;
  }
  return SCHEME_AND_HOST.exec(full)?.[1];
}

/** Returns the unique origins that an advertisement leads to, in the order of the URLs (S2 §5). */
export function destinationOrigins(urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url ? (destinationOrigin(url) ?? []) : [])))];
}
