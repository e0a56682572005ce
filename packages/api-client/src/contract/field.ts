import type { Payload } from '../payload.js';

/** Returns a nested text of a response, `undefined` when there is none. */
export function textAt(data: unknown, ...path: readonly (string | number)[]): string | undefined {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return typeof value === 'string' ? value : undefined;
}

/** The items of a page: a list, or an object with it as `results`. */
export function itemsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const results: unknown = (data as { readonly results?: unknown } | null)?.results;
  return Array.isArray(results) ? results : [];
}

/** The fields of a pin that say that the viewer has saved it; none when they have not. */
export function savesOf(pin: unknown): Payload {
  const { pinned_to_board, is_saved_to_profile, is_saved } = (pin ?? {}) as Payload;
  const fields = Object.entries({ pinned_to_board, is_saved_to_profile, is_saved });
  return Object.fromEntries(fields.filter(([, value]) => Boolean(value)));
}

/** What a call needs that reads or saves a pin. */
export const FOREIGN_PIN = 'a pin of somebody else in the home feed';
