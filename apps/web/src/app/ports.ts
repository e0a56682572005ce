import {
  bindCalls,
  type Client,
  deletePin,
  listBoards,
  readHomeFeed,
  readPin,
  savePin,
  signIn,
  signOut,
  unsavePin,
} from '@tackboard/api-client';
import type { TackboardCalls } from '@tackboard/domain';
import type { FetchPinPage } from '@tackboard/pin-card/feed';

/** The server calls of the demo. */
export interface Ports {
  readonly calls: TackboardCalls;
  readonly fetchFeedPage: FetchPinPage;
  /** Logs in as a person of the demo; logs out with undefined. */
  readonly switchTo: (username: string | undefined) => Promise<void>;
}

/** The calls that the demo's server answers. */
const CALLS = { readPin, savePin, unsavePin, deletePin, listBoards };

/** Binds the demo's calls to an API client. */
export function createPorts(client: Client): Ports {
  return {
    calls: bindCalls(client, CALLS),
    fetchFeedPage: (bookmark, { signal }) => readHomeFeed(client, { bookmark, signal }),
    async switchTo(username) {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (username === undefined) await signOut(client, options);
      else await signIn(client, { username }, options);
    },
  };
}
