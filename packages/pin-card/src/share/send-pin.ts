import { type Pin, type SendObject, sendObject } from '@tackboard/domain';
import { navigationOf } from '../client/navigation-defaults.js';
import type { Internals } from '../client/types.js';

/** Sends a pin where no flyout opens (S3 §4.12): with the handler, or by the navigation of the client. */
export function sendPin(
  internals: Internals,
  pin: Pin,
  onSend: ((object: SendObject) => void) | undefined,
): void {
  const { openSend } = navigationOf(internals);
  const object = sendObject(pin, internals.paths);
  if (onSend) onSend(object);
  else if (openSend) openSend(object);
}
