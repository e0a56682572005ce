import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clickthroughOutcome,
  isQualityUser,
  recordClickthrough,
  recordCloseup,
  recordDownload,
  recordSearch,
  redeemInvite,
} from './activity.js';
import { bucketCount, bucketDays } from './visits.js';
import { canSaveLoggedOut, pinsToMerge, saveLoggedOut } from './saved-pins.js';
import buckets from './buckets.cases.json' with { type: 'json' };

describe('saveLoggedOut', () => {
  it.each([
    ['the first', [], '1', ['1']],
    ['the second', ['1'], '2', ['1', '2']],
    ['a third changes nothing', ['1', '2'], '3', ['1', '2']],
    ['the same pin replaces it', ['1'], '1', ['1']],
    ['the same pin replaces it even at the limit', ['1', '2'], '1', ['2', '1']],
  ])('S1 §9.1, S3 §4.8.9: %s', (_title, saved, pinId, expected) => {
    expect(saveLoggedOut(saved, pinId)).toEqual(expected);
  });

  it('S3 §4.8: at the limit returns the same list', () => {
    const full = ['1', '2'];
    expect(saveLoggedOut(full, '3')).toBe(full);
  });

  it('S3 §5.13: allowed only while fewer than 2 are saved', () => {
    expect(canSaveLoggedOut([])).toBe(true);
    expect(canSaveLoggedOut(['1'])).toBe(true);
    expect(canSaveLoggedOut(['1', '2'])).toBe(false);
  });

  it('S1 §9: whatever is saved, it is at most two different pins, and the first save counts', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2', '3', '4')), (ids) => {
        const saved = ids.reduce<readonly string[]>((list, id) => saveLoggedOut(list, id), []);
        expect(new Set(saved).size).toBe(saved.length);
        expect([...saved].toSorted()).toEqual([...new Set(ids)].slice(0, 2).toSorted());
      }),
    );
  });
});

describe('pinsToMerge', () => {
  it('S1 §4.32: the saved pins and the unauth pin, each once', () => {
    expect(pinsToMerge(['1', '2'], '3')).toEqual(['1', '2', '3']);
    expect(pinsToMerge(['1', '2'], '1')).toEqual(['1', '2']);
    expect(pinsToMerge(['1', '1'], undefined)).toEqual(['1']);
    expect(pinsToMerge([], undefined)).toEqual([]);
  });
});

describe('activity', () => {
  it('S3 §4.8.4: a click through is recorded, newest last', () => {
    const one = recordClickthrough({ downloadedPinCount: 1 }, { pinId: '1' });
    expect(recordClickthrough(one, { pinId: '2' })).toEqual({
      downloadedPinCount: 1,
      clickthroughPins: [{ pinId: '1' }, { pinId: '2' }],
    });
  });

  it('S3 §9.2: clicks and searches share a limit', () => {
    const numbers = Array.from({ length: 11 }, (_, at) => String(at));
    const clicks = numbers.reduce((records, pinId) => recordClickthrough(records, { pinId }), {});
    const searches = numbers.reduce((records, query) => recordSearch(records, { query }), {});
    const kept = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    expect(clicks).toEqual({ clickthroughPins: kept.map((pinId) => ({ pinId })) });
    expect(searches).toEqual({ completedSearches: kept.map((query) => ({ query })) });
  });

  it('S3 §9: a host sets its own limit', () => {
    const two = recordSearch(recordSearch({}, { query: 'a' }, 1), { query: 'b' }, 1);
    expect(two.completedSearches).toEqual([{ query: 'b' }]);
    expect(recordClickthrough({}, { pinId: '1' }, 0).clickthroughPins).toEqual([]);
  });

  it('S3 §3.37: downloads and close-ups are counted', () => {
    expect(recordDownload(recordDownload({}))).toEqual({ downloadedPinCount: 2 });
    expect(recordCloseup(recordCloseup({}))).toEqual({ closeupPinCount: 2 });
  });

  it('S3 §3.37: an invite is redeemed once', () => {
    const once = redeemInvite({}, 'abc');
    expect(once).toEqual({ redeemedInvites: ['abc'] });
    expect(redeemInvite(once, 'abc')).toBe(once);
    expect(redeemInvite(once, 'def').redeemedInvites).toEqual(['abc', 'def']);
  });
});

describe('isQualityUser', () => {
  it.each([
    ['nothing', {}, false],
    ['1 completed search', { completedSearches: [{ query: 'a' }] }, true],
    ['no completed search', { completedSearches: [] }, false],
    ['2 closeup pins', { closeupPinCount: 2 }, false],
    ['3 closeup pins', { closeupPinCount: 3 }, true],
    ['1 click through', { clickthroughPins: [{ pinId: '1' }] }, true],
    ['no click through', { clickthroughPins: [] }, false],
    ['1 download', { downloadedPinCount: 1 }, true],
    ['no download', { downloadedPinCount: 0 }, false],
  ])('S3 §4.8: %s', (_title, records, expected) => {
    expect(isQualityUser(records)).toBe(expected);
  });

  it('S3 §4.8.1: the state is rebuilt after each change', () => {
    const seen = [{}, recordCloseup({}), recordCloseup(recordCloseup({}))];
    expect(seen.map(isQualityUser)).toEqual([false, false, false]);
    expect(isQualityUser(recordCloseup(recordCloseup(recordCloseup({}))))).toBe(true);
    expect(isQualityUser(recordDownload({}))).toBe(true);
    expect(isQualityUser(recordSearch({}, { query: 'a' }))).toBe(true);
    expect(isQualityUser(recordClickthrough({}, { pinId: '1' }))).toBe(true);
  });
});

describe('clickthroughOutcome', () => {
  it.each([
    ['a linkless pin', { isGoLinkless: true }, { isNew: true }, 'linkless'],
    ['a new visitor', {}, { isNew: true }, 'interstitial'],
    ['the home upsell', {}, { isNew: false, hasHomeUpsell: true }, 'interstitial'],
    [
      'the home upsell on a pin with a promoter of its own',
      { promoter: {} },
      { isNew: false, hasHomeUpsell: true },
      'direct',
    ],
    ['a new visitor on a pin with a promoter', { promoter: {} }, { isNew: true }, 'interstitial'],
    ['anybody else', {}, { isNew: false }, 'direct'],
  ])('S3 §4.8: %s', (_title, pin, visitor, expected) => {
    expect(clickthroughOutcome(pin, visitor)).toBe(expected);
  });
});

describe('buckets', () => {
  it.each(buckets.counts)('S3 §5.22: a count of $value is in $bucket', ({ value, bucket }) => {
    expect(bucketCount(value)).toBe(bucket);
  });

  it.each(buckets.days)('S3 §5.22: $value days are in $bucket', ({ value, bucket }) => {
    expect(bucketDays(value)).toBe(bucket);
  });

  it('S3 §5: a bucket begins at or below its value, and is no wider than its size', () => {
    fc.assert(
      fc.property(fc.nat(83), (value) => {
        expect(Number(bucketDays(value))).toBeLessThanOrEqual(value);
        expect(value - Number(bucketDays(value))).toBeLessThan(7);
      }),
    );
    fc.assert(
      fc.property(fc.nat(19), (value) => {
        expect(Number(bucketCount(value))).toBeLessThanOrEqual(value);
        expect(value - Number(bucketCount(value))).toBeLessThan(5);
      }),
    );
  });
});
