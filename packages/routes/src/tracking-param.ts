import { decode } from './escapes.js';

/** The key that ads add to the links they lead to; its case matters (S2 §5). */
const TRACKING_KEY = 'epik';

const isTracking = (pair: string): boolean => {
  if (pair.length < TRACKING_KEY.length) return false;
  const key = pair.split('=', 1)[0] ?? '';
  return decode(key) === TRACKING_KEY;
};

/** The url without the `epik` key in its query; all else stays letter by letter (S2 §5). */
export const removeTrackingParam = (url: string): string => {
  const [, path = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(url) ?? [];
  if (query === undefined) return url;
  const kept = query.split('&').filter((pair) => !isTracking(pair));
  const left = kept.join('&');
  return path + (left === '' && query !== '' ? '' : `?${left}`) + hash;
};
