import type { Pin } from '@tackboard/domain';
import type { Internals } from '../client/tackboard.js';

/** What a send flyout is about, and what hears of its end. */
export interface SendFlyoutInput {
  readonly pin: Pin;
  /** What the pin is called. */
  readonly name: string;
  readonly anchor: HTMLElement;
  readonly onClosed?: () => void;
}

/** Opens the send flyout of a pin beside an element; returns what closes it. */
export function openSendFlyout(
  { openLayer }: Internals,
  { pin, name, anchor, onClosed }: SendFlyoutInput,
): () => void {
  return openLayer({
    load: () => import('../chunks/share.chunk.js').then(({ share }) => share.SendFlyout),
    props: { pin, name },
    anchor,
    ...(onClosed && { onClosed }),
  });
}
