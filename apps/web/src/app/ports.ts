import type { Client, ClientCalls } from '@tackboard/api-client';
import type { Pin } from '@tackboard/domain';
import type { FetchPinPage } from '@tackboard/pin-card';

/** The server calls of the demo. */
export interface Ports {
  /** The client of `calls`, for endpoints without a call. */
  readonly client: Client;
  readonly calls: ClientCalls;
  readonly fetchFeedPage: FetchPinPage;
  /** Logs in as a person of the demo; logs out with undefined. */
  readonly switchTo: (
    username: string | undefined,
    login?: { readonly isLimited?: boolean | undefined },
  ) => Promise<void>;
}

/** Creates the ports of a client and its calls. `onPins` is called with the pins of each page of the feed. */
export function createPorts(
  client: Client,
  calls: ClientCalls,
  onPins?: (pins: readonly Pin[]) => void,
): Ports {
  return {
    client,
    calls,
    async fetchFeedPage(bookmark, { signal }) {
      const page = await calls.readHomeFeed({ bookmark, signal });
      onPins?.(page.pins);
      return page;
    },
    async switchTo(username, { isLimited = false } = {}) {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (username === undefined) await calls.signOut(options);
      else await calls.signIn({ username, isLimited }, options);
    },
  };
}
