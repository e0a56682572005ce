import type { Pin } from './pin.js';
import { HOUR_MINUTES, MINUTE_MS } from './duration.js';

/** Texts of recipe times (S1 §9); hours and minutes are integers. */
export interface RecipeTimeWords {
  readonly recipeMinutes: (time: { readonly minutes: number }) => string;
  readonly recipeHours: (time: { readonly hours: number; readonly minutes: number }) => string;
}

/** Returns the total time of a pin's recipe, else its cooking time, in milliseconds (S1 §3); `undefined` without one. */
export function recipeTimeMs({
  richMetadata,
  richSummary,
}: Pick<Pin, 'richMetadata' | 'richSummary'>): number | undefined {
  const recipe = richMetadata?.recipe ?? richSummary?.recipe;
  const time = recipe?.totalTime ?? recipe?.cookTime ?? 0;
  return time >= MINUTE_MS / 2 ? time : undefined;
}

/**
 * Formats the time of a recipe, given in milliseconds (S1 §9): `45m`, from 60 minutes `1h 0m`. `undefined` for less
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
