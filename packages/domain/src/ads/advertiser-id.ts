/**
 * Parses an advertiser id as the integer that targeting and attribution require (S2 §5). `undefined` for text that is
 * not an integer, and for unsafe integers.
 */
export function advertiserNumber(id: string | undefined): number | undefined {
  if (id === undefined || !/^\d+$/.test(id.trim())) return undefined;
  const parsed = Number.parseInt(id, 10);
  return Number.isSafeInteger(parsed) ? parsed : undefined;
}
