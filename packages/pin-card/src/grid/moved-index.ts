import type { Pin } from '@tackboard/domain';

/** Where the pin at an index of a list stands in another; −1 when it is gone. */
export function movedIndex(before: readonly Pin[], after: readonly Pin[], index: number): number {
  const pin = before[index];
  return after[index] === pin ? index : after.findIndex(({ id }) => id === pin?.id);
}
