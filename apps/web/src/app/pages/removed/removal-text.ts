import type { REMOVED_TEXTS } from '../../words/removed.js';

/** Returns why a pin was taken down, by the server's word. */
export function removalText(
  reason: string,
  { otherReason, reasons }: Pick<(typeof REMOVED_TEXTS)['en'], 'otherReason' | 'reasons'>,
): string {
  return reasons[reason] ?? otherReason;
}
