import { decode } from './escapes.js';

/** The query key by which an advertiser's site recognises a click. It is case-sensitive (S2 §5). */
const TRACKING_KEY = 'epik';

const isTracking = (pair: string): boolean => {
  if (pair.length < TRACKING_KEY.length) return false;
  const key = pair.split('=', 1)[0] ?? '';
  return decode(key) === TRACKING_KEY;
};

/** Removes `epik` from the query of a URL and keeps everything else character for character (S2 §5). */
export const removeTrackingParam = (url: string): string => {
  const [, path = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(url) ?? [];
  if (query === undefined) return url;
  const kept = query.split('&').filter((pair) => !isTracking(pair));
  const left = kept.join('&');
  return path + (left === '' && query !== '' ? '' : `?${left}`) + hash;
};
