/**
 * Parses an advertiser id as the integer that targeting and attribution require (S2 §5.14). `undefined` for text that is
 * not an integer, and for unsafe integers.
 */
export function advertiserNumber(id: string | undefined): number | undefined {
  if (id === undefined || !/^\d+$/.test(id.trim())) return undefined;
  const parsed = Number.parseInt(id, 10);
  return Number.isSafeInteger(parsed) ? parsed : undefined;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Returns the targeting of a message with its `advertiser_id` as an integer; without it when it is no safe integer.
 */
export function messageTargeting(
  targeting: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (targeting?.['advertiser_id'] === undefined) return targeting;
  const { advertiser_id: id, ...others } = targeting;
  const advertiserId = advertiserNumber(typeof id === 'number' ? `${id}` : asText(id));
  return { ...others, ...(advertiserId !== undefined && { advertiser_id: advertiserId }) };
}
