import { createBrowserChannel, type TabChannel } from '@tackboard/machines';
import type { Environment } from './environment.js';
import { type Opened, openOnce } from './open-once.js';

/**
 * Creates the connection of a client to the other tabs of the site: the host's, or the browser's own. Opens nothing yet. It
 * opens again when it is needed after `close`.
 */
export function createTabs(
  { tabs }: Pick<Environment, 'tabs'>,
  onError: (error: unknown) => void,
): Opened<TabChannel> {
  const own = openOnce(
    () =>
      tabs === undefined && typeof window !== 'undefined' ? createBrowserChannel() : undefined,
    onError,
  );
  return { get: () => tabs || own.get(), close: own.close };
}
