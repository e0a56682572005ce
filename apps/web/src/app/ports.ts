import { type Client, createCalls, readHomeFeed, signIn, signOut } from '@tackboard/api-client';
import type { DeletePin, ReadPin, SavePin, SendObject, UnsavePin } from '@tackboard/domain';
import { browserParts } from './browser-parts.js';
import type { TackboardPorts } from '@tackboard/pin-card';
import type { FetchPinPage } from '@tackboard/pin-card/feed';

/** Everything that the page asks of a server. */
export interface Ports {
  readonly savePin: SavePin;
  readonly unsavePin: UnsavePin;
  readonly deletePin: DeletePin;
  readonly readPin: ReadPin;
  /** The calls of single parts: those that the server answers, and the pages of the demo. */
  readonly parts: TackboardPorts;
  readonly fetchFeedPage: FetchPinPage;
  /** Becomes a person of the demo, or a visitor. */
  readonly switchTo: (username: string | undefined) => Promise<void>;
}

/**
 * Joins the ports to a client: the one place of the demo where the two meet. `onError` hears of what the browser could not
 * keep.
 */
export function createPorts(client: Client, onError?: (error: unknown) => void): Ports {
  const { listBoards, ...calls } = createCalls(client);
  return {
    ...calls,
    parts: {
      ...browserParts(onError),
      openLogin,
      openSend,
      listBoards,
    },
    fetchFeedPage: (bookmark, { signal }) => readHomeFeed(client, { bookmark, signal }),
    async switchTo(username) {
      const options = { idempotencyKey: crypto.randomUUID() };
      if (username === undefined) await signOut(client, options);
      else await signIn(client, { username }, options);
    },
  };
}

/** The login page of the demo, and the way back to a path of the site. */
const openLoginFor = (path: string) => location.assign(`/login?next=${encodeURIComponent(path)}`);

const openLogin = () => openLoginFor(location.pathname + location.search);

/** Visitors log in to send a pin. */
const openSend = ({ url }: SendObject) => openLoginFor(url);
