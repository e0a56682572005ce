import { withoutUserinfo } from './safe-url.js';

/** The search engines that are recognised in a referrer (S3 §9.32). */
export const SEARCH_ENGINES = [
  'google',
  'bing',
  'yahoo',
  'yandex',
  'rakuten',
  'naver',
  'amp-cache',
  'duckduckgo',
] as const;

/** A search engine that is recognised in a referrer. */
export type SearchEngine = (typeof SEARCH_ENGINES)[number];

// Whole labels, so that neither `google.evil.example` nor `notbing.com` matches. Country endings: `com`, `de`, `co.uk`, `com.br`.
const HOSTS: Readonly<Record<SearchEngine, RegExp>> = {
  google: /(?:^|\.)google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
  bing: /(?:^|\.)bing\.com$/,
  yahoo: /(?:^|\.)yahoo\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
  yandex: /(?:^|\.)(?:yandex\.(?:com|[a-z]{2}|com\.[a-z]{2})|ya\.ru)$/,
  rakuten: /(?:^|\.)rakuten\.(?:com|co\.jp)$/,
  naver: /(?:^|\.)naver\.com$/,
  'amp-cache': /(?:^|\.)(?:ampproject\.(?:org|net)|bing-amp\.com)$/,
  duckduckgo: /(?:^|\.)duckduckgo\.com$/,
};

const hostOf = (referrer: unknown): string | null => {
  if (typeof referrer !== 'string') return null;
  try {
    const { protocol, hostname } = new URL(withoutUserinfo(referrer));
    return protocol === 'http:' || protocol === 'https:' ? hostname : null;
  } catch {
    return null;
  }
};

/** The search engine that a visit came from, by the host of its referrer; null for all other referrers. */
export const searchEngineOf = (referrer: unknown): SearchEngine | null => {
  const host = hostOf(referrer);
  if (host === null) return null;
  return SEARCH_ENGINES.find((engine) => HOSTS[engine].test(host)) ?? null;
};
