import { describe, expect, it } from 'vitest';
import { asksForDebugPanel, queryValues } from './query.js';
import { referrerSearchEngine } from './referrer.js';
import referrers from './referrer.cases.json' with { type: 'json' };

describe('referrerSearchEngine', () => {
  it.each(referrers)('S3 §9: $referrer is $engine', ({ referrer, engine }) => {
    expect(referrerSearchEngine(referrer)).toBe(engine ?? undefined);
  });
});

describe('queryValues', () => {
  it('S3 §9: the first value of a key counts', () => {
    expect([...queryValues('?a=1&b=%20&a=2&c')]).toEqual([
      ['a', '1'],
      ['b', ' '],
      ['c', ''],
    ]);
  });

  it('S3 §9: at most 1000 keys are read', () => {
    const query = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join('&');
    expect(queryValues(query(1000)).size).toBe(1000);
    expect(queryValues(query(1001)).size).toBe(1000);
    expect(queryValues(query(1001)).has('k1000')).toBe(false);
    expect(queryValues(`${query(999)}&k0=2&k999=1`).has('k999')).toBe(true);
  });
});

describe('asksForDebugPanel', () => {
  it.each([
    ['?deb_signals=1', true],
    ['?a=1&deb_', true],
    ['?adeb_x=1', false],
    ['?DEB_x=1', false],
    ['', false],
  ])('S3 §2.1: %s: %s', (query, expected) => {
    expect(asksForDebugPanel(query)).toBe(expected);
  });
});
