import type { Pin } from '@tackboard/domain';
import type { Internals } from '../client/types.js';

/** Opens the dialog that confirms and deletes a pin of the viewer's own. */
export function openDeletePin(
  { openLayer }: Pick<Internals, 'openLayer'>,
  pin: Pin,
  anchor: HTMLElement | null,
  onClosed?: () => void,
): void {
  openLayer({
    load: async () => (await import('../boards/board-layers.js')).DeletePinDialog,
    props: { pin },
    ...(anchor && { anchor }),
    ...(onClosed && { onClosed }),
  });
}
