import { usableLocale } from './locale.js';

/** Formats a date, such as `Sep 19, 2024`, from milliseconds since 1970, in UTC by default (S1 §3). */
export function formatDate(milliseconds: number, locale?: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(usableLocale(locale), { dateStyle: 'medium', timeZone }).format(
    milliseconds,
  );
}
