import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnCount } from './grid-columns.js';
import {
  countsAsRelated,
  DEFAULT_SERVER_WINDOW,
  impressionSizes,
  reachedMilestones,
  visibleShare,
} from './impressions.js';
import { bufferVideoEvent, isSampled, logsRepin, videoSeconds } from './sampling.js';
import shares from './impressions.cases.json' with { type: 'json' };

describe('visibleShare', () => {
  it.each(shares)('S2 §7 §9: $title', ({ top, height, windowHeight, share }) => {
    expect(visibleShare({ top, height, windowHeight })).toBeCloseTo(share, 9);
  });

  it('S2 §7: is between nothing and all', () => {
    const pixels = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(pixels, pixels, fc.nat(3000), (top, height, windowHeight) => {
        const share = visibleShare({ top, height, windowHeight });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('reachedMilestones', () => {
  it.each([
    [0, []],
    [0.0099, []],
    [0.01, [0.01]],
    [0.49, [0.01]],
    [0.5, [0.01, 0.5]],
    [0.79, [0.01, 0.5]],
    [0.8, [0.01, 0.5, 0.8]],
    [0.99, [0.01, 0.5, 0.8]],
    [1, [0.01, 0.5, 0.8, 1]],
  ])('S2 §7: %d has reached %j', (share, expected) => {
    expect(reachedMilestones(share)).toEqual(expected);
  });
});

describe('countsAsRelated', () => {
  it.each([
    ['RelatedPinGrid', true],
    ['PdpRelatedPinGrid', true],
    ['CloseupRelatedProducts', true],
    ['RelatedProductsFeed', true],
    ['AuthHomefeed', false],
    ['SearchItem', false],
  ])('S1 §7: related pin impressions: %s', (surface, expected) => {
    expect(countsAsRelated(surface)).toBe(expected);
  });
});

describe('columnCount', () => {
  it.each([
    [0, 2],
    [487, 2],
    [488, 2],
    [739, 2],
    [740, 3],
    [800, 3],
    [1000, 4],
    [3763, 14],
    [3764, 15],
    [4015, 15],
    [4016, 16],
    [9999, 16],
  ])('S2 §9.15: %i px have %i columns of 236 with gaps of 16', (width, columns) => {
    expect(columnCount(width)).toBe(columns);
  });
});

describe('impressionSizes', () => {
  it('S2 §7: the cell and the window', () => {
    expect(
      impressionSizes({ width: 236.4, height: 354.5 }, { width: 1280.2, height: 719.6 }),
    ).toEqual({
      cellWidth: 236,
      cellHeight: 355,
      windowWidth: 1280,
      windowHeight: 720,
    });
  });

  it('S3 §9.35: the default server window is 800x400', () => {
    expect(DEFAULT_SERVER_WINDOW).toEqual({ width: 800, height: 400 });
    expect(impressionSizes({ width: 1, height: 1 })).toMatchObject({
      windowWidth: 800,
      windowHeight: 400,
    });
  });
});

describe('sampling', () => {
  it.each([
    [[0x00, 0x00, 0x00, 0x00], true],
    [[0x19, 0x99, 0x99, 0x99], true],
    [[0x19, 0x99, 0x99, 0x9a], false],
    [[0xff, 0xff, 0xff, 0xff], false],
  ])('S2 §7: metrics are sampled at 0.1 of the random bytes: %j', (random, expected) => {
    expect(isSampled((bytes) => bytes.set(random))).toBe(expected);
  });

  it('S1 §8.7: at a rate of its own', () => {
    expect(isSampled((bytes) => void bytes.fill(0xff), 1)).toBe(true);
    expect(isSampled((bytes) => void bytes.fill(0), 0)).toBe(false);
  });

  const limited = { repin_event_limit: 'enabled' };

  it.each([
    [9, limited, true],
    [10, limited, false],
    [10, undefined, true],
    [10, { repin_event_limit: 'control' }, true],
  ])(
    'S3 §4.9: the first 10 repins are logged: %i before it, %j',
    (earlier, experiments, expected) => {
      expect(logsRepin(earlier, experiments)).toBe(expected);
    },
  );
});

describe('video events', () => {
  it('S3 §9.5: 1000 are buffered, the oldest goes', () => {
    const full = Array.from({ length: 1000 }, (_, at) => at);
    expect(bufferVideoEvent(full.slice(1), 1000)).toHaveLength(1000);
    const over = bufferVideoEvent(full, 1000);
    expect(over).toHaveLength(1000);
    expect([over[0], over.at(-1)]).toEqual([1, 1000]);
  });

  it('S3 §9.6: times are divided by 1000', () => {
    expect(videoSeconds(2500)).toBe(2.5);
  });
});
