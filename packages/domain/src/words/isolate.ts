// Right-to-left scripts, and controls that change the direction of what follows them.
const CHANGES_DIRECTION =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a name with direction isolates around it (S1 §3), so that a right-to-left name does not reorder the sentence
 * that it stands in. Names without right-to-left text or controls are returned unchanged.
 */
export function isolate(name: string): string {
  return CHANGES_DIRECTION.test(name) ? `\u2068${name}\u2069` : name;
}
