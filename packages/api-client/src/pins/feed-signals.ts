import type { Board, Pin, ReadOptions, User } from '@tackboard/domain';
import { decodeBoardPage, decodePinPage, decodeUserPage } from '@tackboard/domain/wire';
import { READ_FEED_SIGNALS } from '../endpoints.js';
import type { Client } from '../client.js';
import { readModel } from '../decoded.js';

/** What the viewer told their home feed, the latest first. */
export interface FeedSignals {
  readonly people: readonly User[];
  readonly boards: readonly Board[];
  readonly hiddenPins: readonly Pin[];
}

/** Reads whom and what the viewer follows, and the pins that they hid, to tune the home feed (S1 §2.10). */
export function readFeedSignals(client: Client, options: ReadOptions = {}): Promise<FeedSignals> {
  return readModel(client, READ_FEED_SIGNALS, {}, options, (data, decode) => {
    if (typeof data !== 'object' || data === null) return undefined;
    const signals = data as Readonly<Record<'boards' | 'hidden_pins' | 'users', unknown>>;
    return {
      people: decodeUserPage(signals.users ?? [], decode).items,
      boards: decodeBoardPage(signals.boards ?? [], decode).items,
      hiddenPins: decodePinPage(signals.hidden_pins ?? [], decode).pins,
    };
  });
}
