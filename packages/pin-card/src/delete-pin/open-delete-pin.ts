import type { Pin } from '@tackboard/domain';
import type { Internals } from '../client/tackboard.js';

/** Opens the question whether a pin of the viewer's own is to be deleted for good. */
export function openDeletePin(
  { openLayer }: Pick<Internals, 'openLayer'>,
  pin: Pin,
  anchor: HTMLElement | null,
  onClosed?: () => void,
): void {
  openLayer({
    load: () => import('../chunks/dialogs.chunk.js').then(({ dialogs }) => dialogs.DeletePinDialog),
    props: { pin },
    ...(anchor && { anchor }),
    ...(onClosed && { onClosed }),
  });
}
