import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationLabel, formatMinutesSeconds, roundDuration } from './durations.js';
import cases from './duration.cases.json' with { type: 'json' };

const MINUTE = 60 * 1000;

describe('formatMinutesSeconds', () => {
  it.each([
    [0, '0:00'],
    [499, '0:00'],
    [500, '0:01'],
    [9_000, '0:09'],
    [59_499, '0:59'],
    [59_500, '1:00'],
    [61_000, '1:01'],
    [3_600_000, '60:00'],
  ])('S2 §9.30: %i ms is %s', (milliseconds, expected) => {
    expect(formatMinutesSeconds(milliseconds)).toBe(expected);
  });

  it('S2 §9: a length below nothing is nothing', () => {
    expect(formatMinutesSeconds(-5000)).toBe('0:00');
  });

  it('S2 §9: reads back as the same seconds', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const [minutes, rest] = formatMinutesSeconds(seconds * 1000)
          .split(':')
          .map(Number);
        expect((minutes ?? 0) * 60 + (rest ?? 0)).toBe(seconds);
        expect(rest).toBeLessThan(60);
      }),
    );
  });
});

describe('durationLabel', () => {
  it.each(cases)('S3 §5.9 duration: $minutes minutes is $label', ({ minutes, label, german }) => {
    expect(durationLabel(minutes * MINUTE)).toBe(label ?? undefined);
    expect(durationLabel(minutes * MINUTE, 'de')).toBe(german ?? undefined);
  });

  it.each([
    [29_999, undefined],
    [30_000, '1 minute'],
    [89_999, '1 minute'],
    [90_000, '2 minutes'],
  ])('S3 §5 duration: %i ms round to %s', (milliseconds, expected) => {
    expect(durationLabel(milliseconds)).toBe(expected);
  });

  it('S3 §5 duration: is never more than half an hour off, and longer is never shorter', () => {
    const minutesOf = (minutes: number) => {
      const rounded = roundDuration(minutes * MINUTE);
      return rounded ? rounded.value * (rounded.unit === 'hour' ? 60 : 1) : 0;
    };
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(6000), (one, other) => {
        expect(Math.abs(minutesOf(one) - one)).toBeLessThanOrEqual(15);
        expect(minutesOf(Math.min(one, other))).toBeLessThanOrEqual(
          minutesOf(Math.max(one, other)),
        );
      }),
    );
  });
});
