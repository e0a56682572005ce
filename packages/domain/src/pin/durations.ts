import { usableLocale } from '../words/format.js';
import type { Pin } from './pin.js';

const SECOND_MS = 1000;

const MINUTE_MS = 60_000;

const HOUR_MINUTES = 60;

/** Formats a duration as `m:ss`, rounded to seconds (S2 §9.30). There is no hour form: one hour is `60:00`. */
export function formatMinutesSeconds(milliseconds: number): string {
  const seconds = Math.max(Math.round(milliseconds / SECOND_MS), 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Above this number of minutes, a duration rounds to the half hour. */
export const HALF_HOUR_OVER_MINUTES = 15;

/** Above this number of minutes, a duration rounds to the next hour. */
export const NEXT_HOUR_OVER_MINUTES = 45;

/** A rounded duration. */
interface RoundedDuration {
  readonly value: number;
  readonly unit: 'hour' | 'minute';
}

/**
 * Rounds a duration to whole and half hours: up to 15 minutes over the hour round down, up to 45 to the half
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
 * Formats a rounded duration, such as `1.5 hours` or `30 minutes`, in the language of `locale` (S3 §5.9). `undefined`
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

/** Texts of recipe times; hours and minutes are integers. */
interface RecipeTimeWords {
  readonly recipeMinutes: (time: { readonly minutes: number }) => string;
  readonly recipeHours: (time: { readonly hours: number; readonly minutes: number }) => string;
}

/** Returns the total time of a pin's recipe, else its cooking time, in milliseconds; `undefined` without one. */
export function recipeTimeMs({
  richMetadata,
  richSummary,
}: Pick<Pin, 'richMetadata' | 'richSummary'>): number | undefined {
  const recipe = richMetadata?.recipe ?? richSummary?.recipe;
  const time = recipe?.totalTime ?? recipe?.cookTime ?? 0;
  return time >= MINUTE_MS / 2 ? time : undefined;
}

/**
 * Formats the time of a recipe, given in milliseconds (S1 §9.21): `45m`, from 60 minutes `1h 0m`. `undefined` for less
 * than half a minute.
 */
export function recipeTime(
  milliseconds: number | undefined,
  words: RecipeTimeWords,
): string | undefined {
  const total = Math.round((milliseconds ?? 0) / MINUTE_MS);
  if (!(total > 0)) return undefined;
  const minutes = total % HOUR_MINUTES;
  const hours = Math.floor(total / HOUR_MINUTES);
  return hours > 0 ? words.recipeHours({ hours, minutes }) : words.recipeMinutes({ minutes });
}
