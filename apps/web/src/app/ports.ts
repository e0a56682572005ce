import { type Client, createCalls, readHomeFeed, signIn, signOut } from '@tackboard/api-client';
import type { TackboardCalls } from '@tackboard/domain';
import type { FetchPinPage } from '@tackboard/pin-card/feed';

/** The server calls of the demo. */
export interface Ports {
  readonly calls: TackboardCalls;
  readonly fetchFeedPage: FetchPinPage;
  /** Logs in as a person of the demo; logs out with undefined. */
  readonly switchTo: (username: string | undefined) => Promise<void>;
}

/** Binds the demo's calls to an API client. */
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
