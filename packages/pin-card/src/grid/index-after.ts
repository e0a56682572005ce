import type { Pin } from '@tackboard/domain';

/** The index in `after` of the pin at an index of `before`; −1 when it is gone. */
export function indexAfter(before: readonly Pin[], after: readonly Pin[], index: number): number {
  const pin = before[index];
  return after[index] === pin ? index : after.findIndex(({ id }) => id === pin?.id);
}
