import { type Client, createCalls, readHomeFeed, signIn, signOut } from '@tackboard/api-client';
import type { TackboardCalls } from '@tackboard/domain';
import type { FetchPinPage } from '@tackboard/pin-card/feed';

/** Everything that the demo requests from a server. */
export interface Ports {
  readonly calls: TackboardCalls;
  readonly fetchFeedPage: FetchPinPage;
  /** Signs in as a person of the demo, or out. */
  readonly switchTo: (username: string | undefined) => Promise<void>;
}

/** Binds the demo's requests to an API client. */
export function createPorts(client: Client): Ports {
  return {
    calls: createCalls(client),
    fetchFeedPage: (bookmark, { signal }) => readHomeFeed(client, { bookmark, signal }),
    async switchTo(username) {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (username === undefined) await signOut(client, options);
      else await signIn(client, { username }, options);
    },
  };
}
