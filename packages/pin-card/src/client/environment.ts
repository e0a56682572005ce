import type { Clock, KeyValueStore, Random } from '@tackboard/domain';
import { systemClock, systemRandom } from '@tackboard/domain/platform';
import {
  newRandomKey,
  browserIsOnline,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
} from '@tackboard/machines/card';
import type { Outbox } from '@tackboard/machines/outbox';
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
  /**
   * The host's outbox; undefined for the browser's own. It keeps saves made offline, across reloads; with `false` an offline
   * save fails at once (S1 §8).
   */
  readonly outbox: Outbox | false | undefined;
  /** Synchronises the save state between tabs of the site; undefined for the browser's own. */
  readonly tabs: TabChannel | false | undefined;
  readonly isOnline: () => boolean;
  /** Calls the listener when the browser is online again. Returns a function that unsubscribes. */
  readonly onOnline: (listener: () => void) => () => void;
  /** Copies a text to the clipboard. */
  readonly copyText: (text: string) => Promise<void>;
  /** Shares an address with the device's share sheet; undefined without one. */
  readonly share: NativeShare | undefined;
  /** Loads the HLS player; by default `hls.js/light`. */
  readonly loadHls: LoadHls | undefined;
}

/** The entries of the environment to replace. `false` turns one off. */
export type EnvironmentOptions = Partial<
  Omit<Environment, 'newKey' | 'sessionStorage' | 'share' | 'storage'>
> & {
  readonly sessionStorage?: KeyValueStore | false;
  readonly share?: NativeShare | false;
  readonly storage?: KeyValueStore | false;
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

/** Creates the environment of a client. The first access of an entry may touch the browser; creating the environment does not. */
export function createEnvironment(options: EnvironmentOptions = {}): Environment {
  const isBrowser = typeof window !== 'undefined';
  const { outbox, tabs, share, storage, sessionStorage, ...given } = options;
  const random = given.random ?? systemRandom;
  const defaults = {
    clock: systemClock,
    ...SERVER,
    ...(isBrowser && {
      isOnline: browserIsOnline,
      onOnline: browserOnOnline,
      // Without https `navigator.clipboard` is undefined; async turns the TypeError into a rejection.
      copyText: async (text: string) => navigator.clipboard.writeText(text),
    }),
  };
  return {
    ...withDefaults(defaults, given),
    random,
    newKey: () => newRandomKey(random),
    outbox,
    tabs,
    storage: orDefault(storage, isBrowser ? browserStorage : undefined),
    sessionStorage: orDefault(sessionStorage, isBrowser ? browserSessionStorage : undefined),
    get share(): NativeShare | undefined {
      if (share !== undefined || !isBrowser) return share || undefined;
      if (typeof navigator.share !== 'function') return undefined;
      return (request) => navigator.share(request);
    },
  };
}
