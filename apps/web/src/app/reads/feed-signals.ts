import { type Client, type Endpoint, resourceCall } from '@tackboard/api-client';
import type { Board, Pin, User } from '@tackboard/domain';
import { decodeBoardPage, decodePinPage, decodeUserPage } from '@tackboard/domain/wire';

/** What the viewer told the home feed, the latest first. */
export interface FeedSignals {
  readonly people: readonly User[];
  readonly boards: readonly Board[];
  readonly hiddenPins: readonly Pin[];
}

const READ_FEED_SIGNALS: Endpoint = {
  name: 'readFeedSignals',
  method: 'GET',
  path: '/resource/HomefeedSignalsResource/get/',
};

/** Reads whom and what the viewer follows, and the pins they hid. */
export async function readFeedSignals(client: Client): Promise<FeedSignals> {
  const { data } = await resourceCall(client, READ_FEED_SIGNALS, {});
  const signals = data as Readonly<Record<'boards' | 'hidden_pins' | 'users', unknown>>;
  const decode = client.onDrift ? { onDrift: client.onDrift } : {};
  return {
    people: decodeUserPage(signals.users, decode).items,
    boards: decodeBoardPage(signals.boards, decode).items,
    hiddenPins: decodePinPage(signals.hidden_pins, decode).pins,
  };
}
