import { describe, expect, it } from 'vitest';
import { SEARCH_ENGINES, searchEngineOf } from './search-engines.js';

const REFERRERS = [
  ['google', 'https://www.google.com/'],
  ['google', 'https://google.de/search?q=pins'],
  ['google', 'https://images.google.co.uk/'],
  ['google', 'http://www.google.com.br/'],
  ['bing', 'https://www.bing.com/search'],
  ['yahoo', 'https://search.yahoo.com/'],
  ['yahoo', 'https://search.yahoo.co.jp/search'],
  ['yandex', 'https://yandex.ru/search/'],
  ['yandex', 'https://yandex.com.tr/'],
  ['yandex', 'https://ya.ru/'],
  ['rakuten', 'https://websearch.rakuten.co.jp/'],
  ['naver', 'https://search.naver.com/'],
  ['naver', 'https://m.search.naver.com/'],
  ['amp-cache', 'https://pins-example.cdn.ampproject.org/'],
  ['duckduckgo', 'https://duckduckgo.com/'],
] as const;

describe('searchEngineOf, S3 §9.32', () => {
  it.each(REFERRERS)('%s: %s', (engine, referrer) => {
    expect(searchEngineOf(referrer)).toBe(engine);
  });

  it('covers every engine', () => {
    expect(new Set(REFERRERS.map(([engine]) => engine))).toEqual(new Set(SEARCH_ENGINES));
    expect(SEARCH_ENGINES).toHaveLength(8);
  });

  it.each([
    '',
    'google.com',
    'https://google.evil.example/',
    'https://www.google.com.evil.example/',
    'https://notbing.com/',
    'https://evil.example/?https://www.google.com/',
    'https://www.google.com@evil.example/',
    'https://googleadservices.com/',
    'https://bing.co.uk/',
    'javascript:google.com',
    'ftp://google.com/',
    undefined,
    null,
    new URL('https://www.google.com/'),
    Symbol('https://www.google.com/'),
  ])('none: %s', (referrer) => {
    expect(searchEngineOf(referrer)).toBeNull();
  });
});
