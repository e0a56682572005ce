import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysSinceLastVisit, recordHistory, recordVisit, revisit, visitedPinId } from './visits.js';

const DAY = 24 * 60 * 60 * 1000;
const now = 1000 * DAY;
const page = (path: string, ts = now, pageType = 'closeup') => ({ path, pageType, ts });

describe('recordVisit', () => {
  it('S3 §5: a new entry is added when the list is empty, with an id from its path', () => {
    expect(recordVisit([], page('/pin/42/'))).toEqual([{ ...page('/pin/42/'), id: '42' }]);
  });

  it('S3 §5.19: and when its path differs from the latest entry', () => {
    const one = recordVisit([], page('/pin/1/'));
    expect(recordVisit(one, page('/pin/1/', now + 1))).toEqual(one);
    expect(recordVisit(one, page('/pin/2/')).map(({ id }) => id)).toEqual(['1', '2']);
    const back = recordVisit(recordVisit(one, page('/pin/2/')), page('/pin/1/'));
    expect(back.map(({ id }) => id)).toEqual(['1', '2', '1']);
  });

  it('S3 §5.18: only entries of page type closeup stay', () => {
    expect(recordVisit([], page('/', now, 'home'))).toEqual([]);
    expect(recordVisit([page('/lena/', now, 'profile')], page('/pin/1/'))).toHaveLength(1);
  });

  it.each([
    [28 * DAY, 2],
    [28 * DAY + 1, 1],
  ])('S3 §5.18: within the retention window: %i ms', (age, kept) => {
    expect(recordVisit([page('/pin/1/', now - age)], page('/pin/2/'))).toHaveLength(kept);
  });

  it('S1 §9.20: 10 pages are stored, the oldest goes', () => {
    const paths = Array.from({ length: 11 }, (_, at) => `/pin/${at}/`);
    const all = paths.reduce<ReturnType<typeof recordVisit>>(
      (entries, path) => recordVisit(entries, page(path)),
      [],
    );
    expect(all.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('S3 §5: a host sets its own window and number', () => {
    const old = page('/pin/1/', now - 2 * DAY);
    expect(recordVisit([old], page('/pin/2/'), { retentionDays: 1 })).toHaveLength(1);
    expect(recordVisit([old], page('/pin/2/'), { limit: 1 })).toHaveLength(1);
    expect(recordVisit([old], page('/pin/2/'), { limit: 0 })).toHaveLength(0);
  });
});

describe('recordHistory', () => {
  it('S1 §9, S3 §3: newest last, at most 10, no page twice in a row', () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/pin/${at}/`);
    const all = paths.reduce<ReturnType<typeof recordHistory>>(
      (entries, path) => recordHistory(entries, { path, ts: now }),
      [],
    );
    expect(all.map(({ path }) => path)).toEqual(paths.slice(2));
    expect(recordHistory(all, { path: '/pin/11/', ts: now + 1 })).toEqual(all);
    expect(recordHistory([], { path: '/', ts: now }, 0)).toEqual([]);
  });
});

describe('visitedPinId', () => {
  it.each([
    ['/pin/42/', '42'],
    ['/pin/42', '42'],
    ['/pin/42?a=1', '42'],
    ['/pin/blue-door--42/', '42'],
    ['/pin/blue-door/', 'blue-door'],
    ['/pin/', undefined],
    ['/lena/', undefined],
  ])('S3 §3.40: the id derived from %s is %s', (path, expected) => {
    expect(visitedPinId(path)).toBe(expected);
  });
});

describe('revisit', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'twice'],
    ['a count that is text', { count: '2', ts: now }],
    ['a count of 0', { count: 0, ts: now }],
    ['a broken count', { count: 1.5, ts: now }],
    ['no time', { count: 2 }],
    ['a time that is no number', { count: 2, ts: Number.NaN }],
    ['a list', []],
  ])('S3 §5.21 §8.10: invalid stored data resets to count 1: %s', (_title, stored) => {
    expect(revisit(stored, now)).toEqual({ count: 1, ts: now });
  });

  it.each([
    ['just under 28 days later', 28 * DAY - 1, 6],
    ['exactly 28 days later', 28 * DAY, 1],
    ['at once', 0, 6],
    ['with a clock set back', -DAY, 6],
  ])('S2 §5 §9: the window is 28 days: %s', (_title, elapsed, count) => {
    expect(revisit({ count: 5, ts: now }, now + elapsed)).toEqual({
      count,
      time: now,
      ts: now + elapsed,
    });
  });

  it('S3 §3.38: a count of 1 is valid', () => {
    expect(revisit({ count: 1, ts: now }, now).count).toBe(2);
  });

  it('S3 §5: never throws, and counts from 1', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(revisit(stored, now).count).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('daysSinceLastVisit', () => {
  it.each([
    ['a day', { count: 2, time: now - DAY, ts: now }, 1],
    ['just under a day', { count: 2, time: now - DAY + 1, ts: now }, 0],
    ['a clock set back', { count: 2, time: now + DAY, ts: now }, 0],
    ['a first visit', { count: 1, ts: now }, undefined],
    ['a time that was not kept', { count: 1, time: now }, undefined],
  ])('S3 §5: %s', (_title, revisitation, expected) => {
    expect(daysSinceLastVisit(revisitation)).toBe(expected);
  });
});
