const SCHEME_AND_HOST = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * The origin that an advertisement leads to (S2 §5), upgraded to https: a missing scheme gets https, and a text that is no
 * url falls back to its scheme and host as they are written. `undefined` when there is no host in it.
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

/** The origins that an advertisement leads to, each once, in the order of the urls (S2 §5). */
export function destinationOrigins(urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url ? (destinationOrigin(url) ?? []) : [])))];
}
