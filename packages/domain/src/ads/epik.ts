/** The query parameter by which an advertiser's site recognises a click; its case counts (S2 §5). */
export const TRACKING_PARAMETER = 'epik';

/** A url without its `epik` parameters; everything else of it stays byte for byte (S2 §5). */
export function removeTrackingParameter(url: string): string {
  const hashAt = url.indexOf('#');
  const hash = hashAt < 0 ? '' : url.slice(hashAt);
  const address = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = address.indexOf('?');
  if (queryAt < 0) return url;
  const pairs = address.slice(queryAt + 1).split('&');
  const kept = pairs.filter((pair) => pair.split('=', 1)[0] !== TRACKING_PARAMETER);
  if (kept.length === pairs.length) return url;
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  return address.slice(0, queryAt) + query + hash;
}
