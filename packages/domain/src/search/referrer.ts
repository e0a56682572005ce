import type { ReferrerSearchEngine } from './search-tabs.js';

const PATTERNS: readonly (readonly [ReferrerSearchEngine, RegExp])[] = [
  ['AMP cache', /(^|\.)(cdn\.ampproject\.org|bing-amp\.com)$/],
  ['Google', /(^|\.)google(\.com?)?\.[a-z]{2,3}$/],
  ['Bing', /(^|\.)bing\.com$/],
  ['Yahoo', /(^|\.)yahoo(\.com?)?\.[a-z]{2,3}$/],
  ['Yandex', /(^|\.)(yandex(\.com)?\.[a-z]{2,3}|ya\.ru)$/],
  ['Rakuten', /(^|\.)rakuten(\.com?)?\.[a-z]{2,3}$/],
  ['Naver', /(^|\.)naver\.com$/],
  ['DuckDuckGo', /(^|\.)duckduckgo\.com$/],
];

/** The search engine that a visitor came from (S3 §9), read off the host of the referrer; `undefined` for any other. */
export function referrerSearchEngine(referrer: string): ReferrerSearchEngine | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  return PATTERNS.find(([, pattern]) => pattern.test(hostname))?.[0];
}
