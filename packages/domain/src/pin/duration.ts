const SECOND_MS = 1000;

export const MINUTE_MS = 60_000;

export const HOUR_MINUTES = 60;

/** Formats a duration as `m:ss`, rounded to seconds (S2 §9). There is no hour form: one hour is `60:00`. */
export function formatMinutesSeconds(milliseconds: number): string {
  const seconds = Math.max(Math.round(milliseconds / SECOND_MS), 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
