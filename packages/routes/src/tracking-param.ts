import { AMPERSAND, decode } from './escapes.js';

/** The query key by which an advertiser's site recognises a click. It is case-sensitive. */
const TRACKING_KEY = 'epik';

const isTracking = (pair: string): boolean => {
  if (pair.length < TRACKING_KEY.length) return false;
  const key = pair.split('=', 1)[0] ?? '';
  return decode(key) === TRACKING_KEY;
};

/** Returns the runs of pairs between those to remove. */
const keptRuns = (query: string): string[] => {
  const runs: string[] = [];
  let run = 0;
  for (let from = 0; from < query.length; from++) {
    if (query.charCodeAt(from) === AMPERSAND) continue;
    const ampersand = query.indexOf('&', from);
    const to = ampersand < 0 ? query.length : ampersand;
    if (isTracking(query.slice(from, to))) {
      if (from > run) runs.push(query.slice(run, from - 1));
      run = to + 1;
    }
    from = to;
  }
  if (run <= query.length) runs.push(query.slice(run));
  return runs;
};

/** Removes `epik` from the query of a URL and keeps everything else character for character (S2 §5.13). */
export const removeTrackingParam = (url: string): string => {
  const [, path = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(url) ?? [];
  if (query === undefined) return url;
  const left = keptRuns(query).join('&');
  return path + (left === '' && query !== '' ? '' : `?${left}`) + hash;
};
