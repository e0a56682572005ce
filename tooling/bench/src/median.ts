/** The value in the middle of an odd number of values, the higher of the two in the middle of an even one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
