const SITE = 'http://site.invalid';

/** Returns the path and query of an address on this site, and undefined for any other url. */
export function ownPath(address: string | null | undefined): string | undefined {
  const url = address === null || address === undefined ? null : URL.parse(address, SITE);
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
