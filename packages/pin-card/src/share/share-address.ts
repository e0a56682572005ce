import type { Pin } from '@tackboard/domain';
import type { MenuWords } from '@tackboard/domain/words/menu';
import { pinPath } from '@tackboard/routes/paths';
import { NEWS_TOAST_TIMING } from '../save-button/news-toast-timing.js';
import { isAbort } from '../provider/is-abort.js';
import type { Tackboard } from '../provider/tackboard-context.js';

/** The whole address of a pin's own page. */
function addressOf(pin: Pin): string {
  return new URL(pinPath(pin.id), window.location.href).href;
}

function tellFailure({ page, toasts, words }: Tackboard, pin: Pin, error: unknown): void {
  page.reportError({ error, pin });
  toasts.show({ kind: 'error', text: words.somethingWentWrong(), timing: NEWS_TOAST_TIMING });
}

/** Puts the address of a pin on the clipboard, and says so in a toast. */
export async function copyPinLink(
  tackboard: Tackboard,
  pin: Pin,
  words: Pick<MenuWords, 'linkCopied'>,
): Promise<void> {
  const { page, ports, toasts } = tackboard;
  try {
    // A page without https has no clipboard: asking it throws.
    await (ports.copyText?.(addressOf(pin)) ?? navigator.clipboard.writeText(addressOf(pin)));
  } catch (error) {
    tellFailure(tackboard, pin, error);
    return;
  }
  toasts.show({ kind: 'done', text: words.linkCopied(), timing: NEWS_TOAST_TIMING });
  page.emit({ name: 'pin-shared', pinId: pin.id, channel: 'copy' });
}

/** Whether the device can be handed an address. */
export function hasNativeShare({ ports }: Pick<Tackboard, 'ports'>): boolean {
  return ports.nativeShare !== undefined || typeof navigator.share === 'function';
}

/** Hands the address of a pin to the device. Thinking better of it is no failure. */
export async function sharePinLink(tackboard: Tackboard, pin: Pin, title: string): Promise<void> {
  const { page, ports } = tackboard;
  const request = { url: addressOf(pin), title };
  try {
    await (ports.nativeShare?.(request) ?? navigator.share(request));
  } catch (error) {
    if (!isAbort(error)) tellFailure(tackboard, pin, error);
    return;
  }
  page.emit({ name: 'pin-shared', pinId: pin.id, channel: 'device' });
}
