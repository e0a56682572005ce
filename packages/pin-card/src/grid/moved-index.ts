import type { Pin } from '@tackboard/domain';

/** Where the pin at an index stands in a later list; −1 when it is gone. Fast where pins were added or taken in one place. */
export function movedIndex(before: readonly Pin[], after: readonly Pin[], index: number): number {
  const pin = before[index];
  const shifted = index + after.length - before.length;
  return after[index] === pin
    ? index
    : after[shifted] === pin
      ? shifted
      : after.findIndex(({ id }) => id === pin?.id);
}
