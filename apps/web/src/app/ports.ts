import { type Client, type ClientCalls, createCalls } from '@tackboard/api-client';
import type { FetchPinPage } from '@tackboard/pin-card/feed';

/** The server calls of the demo. */
export interface Ports {
  readonly calls: ClientCalls;
  readonly fetchFeedPage: FetchPinPage;
  /** Logs in as a person of the demo; logs out with undefined. */
  readonly switchTo: (username: string | undefined) => Promise<void>;
}

/** Binds the demo's calls to an API client. */
export function createPorts(client: Client): Ports {
  const calls = createCalls(client);
  return {
    calls,
    fetchFeedPage: (bookmark, { signal }) => calls.readHomeFeed({ bookmark, signal }),
    async switchTo(username) {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (username === undefined) await calls.signOut(options);
      else await calls.signIn({ username }, options);
    },
  };
}
