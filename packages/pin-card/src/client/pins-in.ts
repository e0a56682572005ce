import type { Pin } from '@tackboard/domain';

const isPin = (value: unknown): value is Pin =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Finds the pins in the result of a fetch: a pin, a list, or an object with `pins`, `items` or `pages`. */
export function pinsIn(result: unknown): readonly Pin[] {
  if (Array.isArray(result)) return result.flatMap(pinsIn);
  if (typeof result !== 'object' || result === null) return [];
  const { pins, items, pages } = result as Partial<Record<'items' | 'pages' | 'pins', unknown>>;
  const list = [pins, items, pages].find(Array.isArray);
  if (list) return pinsIn(list);
  return isPin(result) ? [result] : [];
}
