/**
 * The advertiser's id as the integer that targeting and attribution take (S2 §5). `undefined` for text that is no whole
 * number, and for one that is too large to be exact.
 */
export function advertiserNumber(id: string | undefined): number | undefined {
  if (id === undefined || !/^\d+$/.test(id.trim())) return undefined;
  const parsed = Number.parseInt(id, 10);
  return Number.isSafeInteger(parsed) ? parsed : undefined;
}
