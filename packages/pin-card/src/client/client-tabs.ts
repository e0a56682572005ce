import { createBrowserChannel, type TabChannel } from '@tackboard/machines';
import type { Environment } from './environment.js';

/** Something that is opened when it is first needed, and again after `close`. */
interface Opened<Value> {
  readonly get: () => Value | undefined;
  readonly close: () => void;
}

/** A browser may refuse, as in a sandboxed frame: then the client works without it. */
function openOnce<Value extends { readonly close: () => void }>(
  open: () => Value | undefined,
  onError: (error: unknown) => void,
): Opened<Value> {
  let opened: { readonly value: Value | undefined } | undefined;
  const tryOpen = () => {
    try {
      return open();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  return {
    get: () => (opened ??= { value: tryOpen() }).value,
    close() {
      opened?.value?.close();
      opened = undefined;
    },
  };
}

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
