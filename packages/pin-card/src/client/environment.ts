import type { Clock, KeyValueStore, Random } from '@tackboard/domain';
import { systemClock, systemRandom } from '@tackboard/domain/platform';
import type { Outbox, TabChannel } from '@tackboard/machines';
import {
  browserIsOnline,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
  newRandomKey,
} from '@tackboard/machines/store';
import type { NativeShare } from '../share/share-ports.js';
import type { LoadHls } from '../video/hls.js';
import { withDefaults } from './with-defaults.js';

/** What a browser asks of sites. `navigator` has it, and TypeScript does not know it yet. */
export interface PrivacySignals {
  /** Global Privacy Control: do not sell or share what you know about me. */
  readonly globalPrivacyControl?: boolean;
}

/** What a client uses of its surroundings. In a browser each entry is the browser's own; a server has only the clock. */
export interface Environment {
  readonly clock: Clock;
  /** Random bytes: the one source of idempotency keys, ids and samples. A test with a seeded source gets the same keys. */
  readonly random: Random;
  /** Storage that outlives the page, such as `localStorage`. */
  readonly storage: KeyValueStore | undefined;
  /** Storage that lasts as long as the tab, such as `sessionStorage`. */
  readonly sessionStorage: KeyValueStore | undefined;
  /**
   * The host's outbox; undefined for the browser's own. It keeps saves made offline, across reloads; with `false` an offline
   * save fails at once.
   */
  readonly outbox: Outbox | false | undefined;
  /** Synchronises the save state between tabs of the site; undefined for the browser's own. */
  readonly tabs: TabChannel | false | undefined;
  readonly isOnline: () => boolean;
  /** Calls the listener when the browser is online again. Returns a function that unsubscribes. */
  readonly onOnline: (listener: () => void) => () => void;
  /** Copies a text to the clipboard; undefined for the browser's own. */
  readonly copyText: ((text: string) => Promise<void>) | undefined;
  /** Shares an address with the device's share sheet; undefined for the browser's own, `false` for none. */
  readonly share: NativeShare | false | undefined;
  /** Loads the HLS player; by default `hls.js/light`. */
  readonly loadHls: LoadHls | undefined;
  /**
   * By default `navigator`, whose signal counts in any case: a server may not have seen it. A server passes
   * `{ globalPrivacyControl: true }` for a request with the header `Sec-GPC: 1`.
   */
  readonly privacy: PrivacySignals;
}

/** The entries of the environment to replace. `false` turns one off. */
export type EnvironmentOptions = Partial<Omit<Environment, 'sessionStorage' | 'storage'>> & {
  readonly sessionStorage?: KeyValueStore | false;
  readonly storage?: KeyValueStore | false;
};

const noSubscription = () => () => undefined;

/** Creates the environment of a client. The first access of an entry may touch the browser; creating the environment does not. */
export function createEnvironment(options: EnvironmentOptions = {}): Environment {
  const isBrowser = typeof window !== 'undefined';
  const storageOf = (given: KeyValueStore | false | undefined, own: KeyValueStore) =>
    given || (isBrowser && given !== false ? own : undefined);
  const defaults = {
    clock: systemClock,
    random: systemRandom,
    isOnline: isBrowser ? browserIsOnline : () => true,
    onOnline: isBrowser ? browserOnOnline : noSubscription,
    outbox: undefined,
    tabs: undefined,
    copyText: undefined,
    share: undefined,
    loadHls: undefined,
  };
  const own: PrivacySignals = isBrowser ? (navigator as PrivacySignals) : {};
  return {
    ...withDefaults(defaults, options),
    privacy: options.privacy?.globalPrivacyControl ? options.privacy : own,
    storage: storageOf(options.storage, browserStorage),
    sessionStorage: storageOf(options.sessionStorage, browserSessionStorage),
  };
}

/** Returns a source of idempotency keys, made of the random bytes of the environment. */
export const newKeyOf =
  ({ random }: Pick<Environment, 'random'>): (() => string) =>
  () =>
    newRandomKey(random);
