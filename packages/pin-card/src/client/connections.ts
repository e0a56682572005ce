import { browserLocks, createBrowserChannel } from '@tackboard/machines/browser';
import {
  createOutbox,
  hasPendingSaves,
  type Outbox,
  type SaveOutbox,
} from '@tackboard/machines/outbox';
import type { TabChannel } from '@tackboard/machines/tabs';
import type { Environment } from './environment.js';
import { newKeyOf } from './new-key.js';

/** The outbox and the tabs of a client: the host's, or the browser's own. */
export interface Connections {
  /** Keeps saves made offline, across reloads. Opened at the first call; undefined without an outbox. */
  readonly outbox: () => Outbox | undefined;
  /** The outbox for a pin store, opened at the first save; undefined without an outbox. */
  readonly saveOutbox: SaveOutbox | undefined;
  /** Whether the outbox holds saves of the viewer. Does not open it. */
  readonly hasPendingSaves: (viewerId: string) => boolean;
  /** Synchronises the save state between tabs of the site. Opened at the first call. */
  readonly tabs: () => TabChannel | undefined;
  /** Closes the outbox and the tabs that the client has opened. Both open again when they are next needed. */
  readonly close: () => void;
}

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

/** Opening the outbox reads storage and acquires a lock, so it waits for the first save. */
function lazyOutbox(open: () => Outbox | undefined): SaveOutbox {
  return {
    hasRoom: (viewerId) => open()?.hasRoom(viewerId) ?? false,
    add: (entry) => open()?.add(entry),
    holds: (entry) => open()?.holds(entry) ?? false,
    remove: (entry) => open()?.remove(entry),
    clear: (viewerId) => open()?.clear(viewerId),
  };
}

/** Creates the connections of a client. Opens nothing yet. `onError` receives storage errors of the outbox. */
export function createConnections(
  { clock, outbox, random, storage, tabs }: Environment,
  onError: (error: unknown) => void,
): Connections {
  const isBrowser = typeof window !== 'undefined';
  const mayHaveOutbox = outbox ? true : outbox === undefined && isBrowser && storage !== undefined;
  const ownOutbox = openOnce(() => {
    if (!mayHaveOutbox || !storage) return undefined;
    const locks = browserLocks();
    return createOutbox({
      storage,
      now: () => clock.now(),
      tabId: newKeyOf({ random })(),
      onError,
      ...(locks && { locks }),
    });
  }, onError);
  const ownTabs = openOnce(
    () => (tabs === undefined && isBrowser ? createBrowserChannel() : undefined),
    onError,
  );
  const getOutbox = () => outbox || ownOutbox.get();
  return {
    outbox: getOutbox,
    saveOutbox: mayHaveOutbox ? lazyOutbox(getOutbox) : undefined,
    hasPendingSaves: (viewerId) =>
      outbox ? true : mayHaveOutbox && storage !== undefined && hasPendingSaves(storage, viewerId),
    tabs: () => tabs || ownTabs.get(),
    close() {
      ownOutbox.close();
      ownTabs.close();
    },
  };
}
