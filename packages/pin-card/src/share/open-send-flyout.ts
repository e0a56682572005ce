import type { Pin } from '@tackboard/domain';
import type { Internals } from '../client/types.js';

/** The pin to send, and where the flyout opens. */
export interface SendFlyoutInput {
  readonly pin: Pin;
  /** The name of the pin. */
  readonly name: string;
  readonly anchor: HTMLElement;
  readonly onClosed?: () => void;
}

/** Opens the send flyout of a pin beside `anchor`. Returns a function that closes it. */
export function openSendFlyout(
  { openLayer }: Internals,
  { pin, name, anchor, onClosed }: SendFlyoutInput,
): () => void {
  return openLayer({
    load: async () => (await import('./send-flyout.js')).SendFlyout,
    props: { pin, name },
    anchor,
    ...(onClosed && { onClosed }),
  });
}
