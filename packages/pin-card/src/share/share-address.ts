import type { Pin } from '@tackboard/domain';
import type { MenuWords } from '@tackboard/domain/words/menu';
import { NEWS_TOAST_TIMING } from '../save-button/news-toast-timing.js';
import { isAbort } from '../provider/is-abort.js';
import type { Internals } from '../client/tackboard.js';

/** The whole address of a pin's own page. */
function addressOf({ paths }: Internals, pin: Pin): string {
  return new URL(paths.pin(pin.id), window.location.href).href;
}

function tellFailure({ client, toasts, words }: Internals, pin: Pin, error: unknown): void {
  client.reportError({ error, pin });
  toasts.show({ kind: 'error', text: words.somethingWentWrong(), timing: NEWS_TOAST_TIMING });
}

/** Puts the address of a pin on the clipboard, and says so in a toast. */
export async function copyPinLink(
  tackboard: Internals,
  pin: Pin,
  words: Pick<MenuWords, 'linkCopied'>,
): Promise<void> {
  const { client, environment, toasts } = tackboard;
  try {
    await environment.copyText(addressOf(tackboard, pin));
  } catch (error) {
    tellFailure(tackboard, pin, error);
    return;
  }
  toasts.show({ kind: 'done', text: words.linkCopied(), timing: NEWS_TOAST_TIMING });
  client.emit({ name: 'pin-shared', pinId: pin.id, channel: 'copy' });
}

/** Whether the device can share an address. */
export function hasNativeShare({ environment }: Pick<Internals, 'environment'>): boolean {
  return environment.share !== undefined;
}

/** Shares the address of a pin through the device. Cancelling is no failure. */
export async function sharePinLink(tackboard: Internals, pin: Pin, title: string): Promise<void> {
  const { client, environment } = tackboard;
  const request = { url: addressOf(tackboard, pin), title };
  try {
    await environment.share?.(request);
  } catch (error) {
    if (!isAbort(error)) tellFailure(tackboard, pin, error);
    return;
  }
  client.emit({ name: 'pin-shared', pinId: pin.id, channel: 'device' });
}
