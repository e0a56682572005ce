/**
 * Words by which a reason for not being indexed says that the pin is sensitive. Which reasons servers send is not
 * shown, so the list is ours, in lower case, and each rule that reads it takes another (S3 §5).
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

/** True when a pin is kept out of search engines because it is sensitive: its reason holds one of the words (S3 §5). */
export function isSensitiveNoindex(
  reason: string | undefined,
  words: readonly string[] = SENSITIVE_NOINDEX_WORDS,
): boolean {
  const lower = reason?.toLowerCase() ?? '';
  return words.some((word) => lower.includes(word));
}
