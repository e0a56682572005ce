import { READ_USER_PINS } from '../endpoints.js';
import type { Client } from '../client.js';
import { type PageOptions, type PinPage, readPinPage } from '../pins/pin-page.js';

/** Selects a page of a person's pins. */
export interface UserPinsOptions extends PageOptions {
  readonly userId: string;
  /** What they saved, or what they published. Default: `saved`. */
  readonly scope?: 'created' | 'saved' | undefined;
}

/** Reads one page of the pins that a person has saved or published and the viewer may see, newest first (S3 §2.1). */
export function readUserPins(
  client: Client,
  { userId, scope = 'saved', ...page }: UserPinsOptions,
): Promise<PinPage> {
  return readPinPage(client, READ_USER_PINS, { user_id: userId, scope }, page);
}
