import type { Clock, KeyValueStore, Random } from '@tackboard/domain';
import { systemClock, systemRandom } from '@tackboard/domain/platform';
import { newRandomKey } from '@tackboard/machines/store';
import {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  createBrowserChannel,
} from '@tackboard/machines/browser';
import {
  createOutbox,
  hasPendingSaves,
  type Outbox,
  type SaveOutbox,
} from '@tackboard/machines/outbox';
import type { TabChannel } from '@tackboard/machines/tabs';
import type { NativeShare } from '../share/share-ports.js';
import type { LoadHls } from '../video/hls.js';
import { withDefaults } from './with-defaults.js';

/** What a client uses of its surroundings. In a browser each entry is the browser's own; a server has only the clock. */
export interface Environment {
  readonly clock: Clock;
  /** Random bytes: the one source of idempotency keys, ids and samples. A test with a seeded source gets the same keys. */
  readonly random: Random;
  /** Returns a new idempotency key, made of `random`. */
  readonly newKey: () => string;
  /** Storage that outlives the page, such as `localStorage`. */
  readonly storage: KeyValueStore | undefined;
  /** Storage that lasts as long as the tab, such as `sessionStorage`. */
  readonly sessionStorage: KeyValueStore | undefined;
  /** Keeps saves made offline, across reloads. Without it an offline save fails at once (S1 §8). */
  readonly outbox: Outbox | undefined;
  /** The outbox for a pin store, opened at the first save; undefined without an outbox. */
  readonly saveOutbox: SaveOutbox | undefined;
  /** Whether the outbox holds saves of the viewer. Does not open it. */
  readonly hasPendingSaves: (viewerId: string) => boolean;
  /** Synchronises the save state between tabs of the site. */
  readonly tabs: TabChannel | undefined;
  readonly isOnline: () => boolean;
  /** Calls the listener when the browser is online again. Returns a function that unsubscribes. */
  readonly onOnline: (listener: () => void) => () => void;
  /** Copies a text to the clipboard. */
  readonly copyText: (text: string) => Promise<void>;
  /** Shares an address with the device's share sheet; undefined without one. */
  readonly share: NativeShare | undefined;
  /** Loads the HLS player; by default `hls.js/light`. */
  readonly loadHls: LoadHls | undefined;
  /** Closes the outbox and the tabs that the client has opened. Both open again when they are next needed. */
  readonly close: () => void;
}

/** The entries of the environment to replace. `false` turns one off. */
export type EnvironmentOptions = Partial<
  Omit<
    Environment,
    | 'close'
    | 'hasPendingSaves'
    | 'newKey'
    | 'outbox'
    | 'saveOutbox'
    | 'sessionStorage'
    | 'share'
    | 'storage'
    | 'tabs'
  >
> & {
  readonly outbox?: Outbox | false;
  readonly sessionStorage?: KeyValueStore | false;
  readonly share?: NativeShare | false;
  readonly storage?: KeyValueStore | false;
  readonly tabs?: TabChannel | false;
};

const noSubscription = () => () => undefined;

const SERVER = {
  isOnline: () => true,
  onOnline: noSubscription,
  copyText: () => Promise.reject(new TypeError('A server has no clipboard.')),
  loadHls: undefined,
} satisfies Partial<Environment>;

function orDefault<Entry>(given: Entry | false | undefined, initial: Entry): Entry | undefined {
  if (given === false) return undefined;
  return given ?? initial;
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

/**
 * Creates the environment of a client. The first access of an entry may touch the browser; creating the environment does
 * not. `onError` receives storage errors of the outbox.
 */
export function createEnvironment(
  options: EnvironmentOptions | undefined,
  onError: (error: unknown) => void,
): Environment {
  const isBrowser = typeof window !== 'undefined';
  const { outbox, tabs, share, storage: givenStorage, sessionStorage, ...given } = options ?? {};
  const clock = given.clock ?? systemClock;
  const random = given.random ?? systemRandom;
  const newKey = () => newRandomKey(random);
  const storage = orDefault(givenStorage, isBrowser ? browserStorage : undefined);
  const mayHaveOutbox = outbox ? true : outbox === undefined && isBrowser && storage !== undefined;
  const ownOutbox = openOnce(() => {
    if (!mayHaveOutbox || !storage) return undefined;
    const locks = browserLocks();
    return createOutbox({
      storage,
      now: () => clock.now(),
      tabId: newKey(),
      onError,
      ...(locks && { locks }),
    });
  }, onError);
  const ownTabs = openOnce(
    () => (tabs === undefined && isBrowser ? createBrowserChannel() : undefined),
    onError,
  );
  const getOutbox = () => outbox || ownOutbox.get();
  const defaults = {
    ...(isBrowser
      ? {
          ...SERVER,
          isOnline: browserIsOnline,
          onOnline: browserOnOnline,
          // Without https `navigator.clipboard` is undefined; async turns the TypeError into a rejection.
          copyText: async (text: string) => navigator.clipboard.writeText(text),
        }
      : SERVER),
  };
  return {
    ...withDefaults(defaults, given),
    clock,
    random,
    newKey,
    storage,
    sessionStorage: orDefault(sessionStorage, isBrowser ? browserSessionStorage : undefined),
    saveOutbox: mayHaveOutbox ? lazyOutbox(getOutbox) : undefined,
    hasPendingSaves: (viewerId) =>
      outbox ? true : mayHaveOutbox && storage !== undefined && hasPendingSaves(storage, viewerId),
    get outbox() {
      return getOutbox();
    },
    get tabs() {
      return tabs || ownTabs.get();
    },
    get share(): NativeShare | undefined {
      if (share !== undefined || !isBrowser) return share || undefined;
      if (typeof navigator.share !== 'function') return undefined;
      return (request) => navigator.share(request);
    },
    close() {
      ownOutbox.close();
      ownTabs.close();
    },
  };
}
