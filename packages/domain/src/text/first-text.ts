/** Returns the first text that is not blank, trimmed (S1 §5, S3 §5). Servers send `''` and `' '` for absent texts. */
export function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  for (const text of texts) {
    const trimmed = text?.trim();
    if (trimmed) return trimmed;
  }
  return undefined;
}
