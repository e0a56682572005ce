import { usableLocale } from '../words/locale.js';
import { HOUR_MINUTES, MINUTE_MS } from './duration.js';

/** Above this number of minutes, a duration rounds to the half hour (S3 §5). */
export const HALF_HOUR_OVER_MINUTES = 15;

/** Above this number of minutes, a duration rounds to the next hour (S3 §5). */
export const NEXT_HOUR_OVER_MINUTES = 45;

/** A rounded duration (S3 §5). */
export interface RoundedDuration {
  readonly value: number;
  readonly unit: 'hour' | 'minute';
}

/**
 * Rounds a duration to whole and half hours (S3 §5): up to 15 minutes over the hour round down, up to 45 to the half
 * hour, more to the next hour. Below an hour, up to 15 minutes stay minutes, and up to 45 are 30 minutes. `undefined`
 * for less than half a minute.
 */
export function roundDuration(milliseconds: number): RoundedDuration | undefined {
  const minutes = Math.round(milliseconds / MINUTE_MS);
  if (!(minutes > 0)) return undefined;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const over = minutes % HOUR_MINUTES;
  if (over > NEXT_HOUR_OVER_MINUTES) return { value: hours + 1, unit: 'hour' };
  if (over > HALF_HOUR_OVER_MINUTES) {
    return hours === 0 ? { value: 30, unit: 'minute' } : { value: hours + 0.5, unit: 'hour' };
  }
  return hours === 0 ? { value: over, unit: 'minute' } : { value: hours, unit: 'hour' };
}

/**
 * Formats a rounded duration, such as `1.5 hours` or `30 minutes`, in the language of `locale` (S3 §5). `undefined`
 * for less than half a minute.
 */
export function durationLabel(milliseconds: number, locale?: string): string | undefined {
  const rounded = roundDuration(milliseconds);
  return (
    rounded &&
    new Intl.NumberFormat(usableLocale(locale), {
      style: 'unit',
      unit: rounded.unit,
      unitDisplay: 'long',
    }).format(rounded.value)
  );
}
