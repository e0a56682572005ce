import type { Pin, ToastInput } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/card';
import type { MenuWords } from '@tackboard/domain/words';
import { isAbort } from '../client/is-abort.js';
import type { Internals } from '../client/types.js';
import type { NativeShare } from './share-ports.js';

/** The absolute URL of a pin's page. */
function pinUrl({ paths }: Internals, pin: Pin): string {
  return new URL(paths.pin(pin.id), window.location.href).href;
}

/** Shares an address with the device, or else copies it and says so. Cancelling is not an error. */
export async function shareOrCopy(
  internals: Internals,
  { path, title }: { readonly path: string; readonly title: string },
  copiedText: string,
): Promise<void> {
  const { core, words } = internals;
  const url = new URL(path, window.location.href).href;
  const share = nativeShare(internals);
  try {
    if (share) await share({ url, title });
    else await copyText(internals, url);
  } catch (error) {
    if (isAbort(error)) return;
    core.reportError({ error });
    showToast(internals, { kind: 'error', text: words.somethingWentWrong() });
    return;
  }
  if (!share) showToast(internals, { kind: 'done', text: copiedText });
}

/** Shows a toast, except in the custom activation experiments. */
function showToast({ context, toasts }: Internals, toast: ToastInput): void {
  if (!suppressesToasts(context.experiments)) toasts.show(toast);
}

function reportFailure(internals: Internals, pin: Pin, error: unknown): void {
  const { core, words } = internals;
  core.reportError({ error, pin });
  showToast(internals, { kind: 'error', text: words.somethingWentWrong() });
}

/** Copies a text to the clipboard. Rejects without one, as without https. */
export async function copyText(
  { environment }: Pick<Internals, 'environment'>,
  text: string,
): Promise<void> {
  await (environment.copyText?.(text) ?? navigator.clipboard.writeText(text));
}

/** Copies the URL of a pin to the clipboard and shows a toast. */
export async function copyPinLink(
  internals: Internals,
  pin: Pin,
  words: Pick<MenuWords, 'linkCopied'>,
): Promise<void> {
  const { core } = internals;
  try {
    await copyText(internals, pinUrl(internals, pin));
  } catch (error) {
    reportFailure(internals, pin, error);
    return;
  }
  showToast(internals, { kind: 'done', text: words.linkCopied() });
  core.emit({ name: 'pin-shared', pinId: pin.id, channel: 'copy' });
}

function nativeShare({
  environment,
}: Pick<Internals, 'environment'>): NativeShare | false | undefined {
  const { share } = environment;
  if (share !== undefined || typeof navigator.share !== 'function') return share;
  return (request) => navigator.share(request);
}

/** Whether the device has a share dialog. */
export function hasNativeShare(internals: Pick<Internals, 'environment'>): boolean {
  return Boolean(nativeShare(internals));
}

/** Opens the device's share dialog with the URL of a pin. Cancelling it is not an error. */
export async function sharePinLink(internals: Internals, pin: Pin, title: string): Promise<void> {
  const { core } = internals;
  const share = nativeShare(internals);
  const request = { url: pinUrl(internals, pin), title };
  try {
    if (share) await share(request);
  } catch (error) {
    if (!isAbort(error)) reportFailure(internals, pin, error);
    return;
  }
  core.emit({ name: 'pin-shared', pinId: pin.id, channel: 'device' });
}
