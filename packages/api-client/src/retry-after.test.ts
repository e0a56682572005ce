import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry.js';

const NOW_MS = Date.UTC(2026, 10, 20, 12, 0, 0);

describe('Retry-After (reference "API client": both forms, epoch aware)', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['1.5', 1_500],
    [' 30 ', 30_000],
    ['Fri, 20 Nov 2026 12:00:07 GMT', 7_000],
    ['Friday, 20-Nov-26 12:00:07 GMT', 7_000],
    ['Fri, 20 Nov 2026 11:59:00 GMT', 0],
    ['1795176005', 5_000],
    ['1795176005000', 5_000],
    ['1700000000', 0],
    ['86400', 86_400_000],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.2.3', undefined],
  ])('reads "%s" as %s ms', (value, expected) => {
    expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW_MS)).toBe(expected);
  });

  it('compares a date with the Date header, not with a wrong clock', () => {
    const headers = new Headers({
      date: 'Fri, 20 Nov 2026 12:00:00 GMT',
      'retry-after': 'Fri, 20 Nov 2026 12:00:03 GMT',
    });
    expect(retryAfterMs(headers, NOW_MS - 3_600_000)).toBe(3_000);
  });

  it('returns undefined without the header', () => {
    expect(retryAfterMs(new Headers(), NOW_MS)).toBeUndefined();
  });
});
