/**
 * The first of some texts that says something, trimmed. Servers send `''` and `' '` for nothing, so a blank text is
 * as good as none (S1 §5, S3 §5).
 */
export function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  for (const text of texts) {
    const trimmed = text?.trim();
    if (trimmed) return trimmed;
  }
  return undefined;
}
