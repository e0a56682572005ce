import type { BulkAction, ToastAction } from '@tackboard/domain';
import type { SaveWords } from '@tackboard/domain/words';
import type { BulkOutcome } from '@tackboard/machines/charts';
import type { ToastInput } from '@tackboard/ui/toast';

const DONE_WORDS = {
  bulkMove: 'pinsMoved',
  bulkCopy: 'pinsCopied',
  bulkCreateSection: 'sectionCreated',
  bulkDelete: 'pinsDeleted',
} as const satisfies Record<BulkAction, keyof SaveWords>;

/**
 * The toast after a bulk edit, with Undo where there is a way back. A message of the server replaces the default text of a
 * failure.
 */
export function bulkToast(
  { action, message, result }: BulkOutcome,
  words: SaveWords,
  undo?: ToastAction,
): ToastInput {
  if (result === 'done') {
    return { kind: 'done', text: words[DONE_WORDS[action]](), action: undo };
  }
  const text = result === 'failed' ? (message ?? words.bulkFailed()) : words.bulkUnknown();
  return { kind: 'error', text };
}
