import { createBrowserChannel, type TabChannel } from '@tackboard/machines';
import type { Environment } from './environment.js';

/** The connection of a client to the other tabs of the site. */
interface ClientTabs {
  /** Returns the channel, if there is one. The browser's own opens at the first call, and again after `close`. */
  readonly get: () => TabChannel | undefined;
  /** Closes the browser's own channel. A channel of the host stays open. */
  readonly close: () => void;
}

/**
 * Creates the connection of a client to the other tabs: by the channel of the host, else by the browser's own. A browser may
 * refuse one, as in a sandboxed frame: the error is reported, and the client works without it.
 */
export function createTabs(
  { tabs }: Pick<Environment, 'tabs'>,
  onError: (error: unknown) => void,
): ClientTabs {
  /** The browser's own channel, from the first call until `close`. A refused one is not requested again. */
  let own: { readonly channel: TabChannel | undefined } | undefined;
  const openOwn = () => {
    if (tabs !== undefined || typeof window === 'undefined') return undefined;
    try {
      return createBrowserChannel();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  return {
    get: () => tabs || (own ??= { channel: openOwn() }).channel,
    close() {
      own?.channel?.close();
      own = undefined;
    },
  };
}
