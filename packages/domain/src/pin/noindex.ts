/**
 * Words in a noindex reason that mark a pin as sensitive (S3 §5). The reasons of servers are not shown, so the lists
 * are ours, in lower case, and differ per rule.
 */
export const SENSITIVE_NOINDEX_WORDS: readonly string[] = [
  'sensitive',
  'adult',
  'nudity',
  'porn',
  'self-harm',
  'self_harm',
  'violence',
];

/** Whether a pin is not indexed because it is sensitive (S3 §5): its reason contains one of the words. */
export function isSensitiveNoindex(
  reason: string | undefined,
  words: readonly string[] = SENSITIVE_NOINDEX_WORDS,
): boolean {
  const lower = reason?.toLowerCase() ?? '';
  return words.some((word) => lower.includes(word));
}
