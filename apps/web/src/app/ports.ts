import {
  type Client,
  deletePin,
  type PinPage,
  readHomeFeed,
  readPin,
  savePin,
  signIn,
  signOut,
} from '@tackboard/api-client';
import type { DeletePin, ReadPin, SavePin } from '@tackboard/domain';

/** Everything that the page asks of a server. */
export interface Ports {
  readonly savePin: SavePin;
  readonly deletePin: DeletePin;
  readonly readPin: ReadPin;
  readonly readFeed: (bookmark: string) => Promise<PinPage>;
  /** Becomes a person of the demo, or a visitor. */
  readonly switchTo: (username: string | undefined) => Promise<void>;
}

/** Joins the ports to a client: the one place of the demo where the two meet. */
export function createPorts(client: Client): Ports {
  return {
    savePin: (request, options) => savePin(client, request, options),
    deletePin: (request, options) => deletePin(client, request, options),
    readPin: (pinId, options) => readPin(client, pinId, options),
    readFeed: (bookmark) => readHomeFeed(client, { bookmark }),
    async switchTo(username) {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (username === undefined) await signOut(client, options);
      else await signIn(client, { username }, options);
    },
  };
}
