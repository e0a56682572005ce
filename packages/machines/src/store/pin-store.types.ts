import type { Clock, Pin } from '@tackboard/domain';
import type { SavedCopy } from '../save/saved-copy.js';
import type { SaveMachinePorts, SaveTap, SaveToast } from '../save/save.types.js';
import type { SignedOutSaves } from '../signed-out/signed-out-saves.js';
import type { PinRecord, Wish } from './pin-record.js';
import type { PinSave } from './pin-save.js';

/** What the store needs from its host. All but the clock and three calls are optional. */
export interface PinStoreOptions extends Omit<SaveMachinePorts, 'newKey' | 'onLateAnswer'> {
  readonly clock: Clock;
  /** The signed-in viewer; absent: nobody is signed in. */
  readonly viewerId?: string | undefined;
  /** By default a dynamic import. */
  readonly loadSaveRunner?: LoadSaveRunner;
  /** A new idempotency key for each tap; by default 16 random bytes in hex. */
  readonly newKey?: () => string;
  /** A tap while nobody is signed in: the host prompts for a login. */
  readonly onSignedOutTap?: (pin: Pin, tap: SaveTap) => void;
  /** What a visitor saves before signing in; without it such a tap only asks for a login (S1 §4). */
  readonly signedOutSaves?: SignedOutSaves;
  /** Calls the listener when the browser is back online, for taps that wait in the outbox. Returns the way out. */
  readonly onOnline?: (listener: () => void) => () => void;
  /** The part that saves could not be fetched: the taps that waited for it have failed, and the next one tries again. */
  readonly onError?: (error: unknown) => void;
  /** True in the custom activation experiments: no toast is announced (S1 §8). */
  readonly suppressesToasts?: () => boolean;
}

/** Brings the part that carries saves out. It is fetched at the first tap. */
export type LoadSaveRunner = () => Promise<{ createSaveRunner: CreateSaveRunner }>;

/** When a read of the server began, as {@link PinStore.startRead} returned it. Later ids are greater. */
export type ReadId = number;

/** What a store knows, as plain data for a page that is rendered on a server. */
export interface PinStoreSnapshot {
  readonly viewerId?: string | undefined;
  readonly pins: Readonly<Record<string, SavedCopy | null>>;
}

/** What a tracked fetch may resolve with: a pin, a list of pins, or a page of a list. */
export type TrackedPins = Pin | readonly Pin[] | { readonly items: readonly Pin[] };

/** The save state of every pin for one viewer, shared by all cards. */
export interface PinStore {
  /** The clock of its host, for what stands beside it on the page. */
  readonly clock: Clock;
  /** What a card of the pin shows. Stable: the same object until something changes. */
  readonly read: (pin: Pin) => PinSave;
  /** What the server rendered for the pin; for the first render of a page that is being hydrated. */
  readonly readInitial: (pin: Pin) => PinSave;
  /** Calls the listener when `read` of that pin may have changed. Returns the way out. */
  readonly subscribe: (pinId: string, listener: () => void) => () => void;
  /** Saves a pin that is not saved, unsaves one that is; ignored while the pin is busy. */
  readonly tap: (pin: Pin, tap?: SaveTap) => void;
  /** Saves the pin; ignored while it is busy or saved. */
  readonly save: (pin: Pin, tap?: SaveTap) => void;
  /** Unsaves the pin; ignored while it is busy or not saved. */
  readonly unsave: (pin: Pin, tap?: Pick<SaveTap, 'key'>) => void;
  /**
   * Runs a fetch of pins and applies what it resolves with. A fetch that began before a pin's last save or unsave settled
   * does not overwrite it. Returns the result of the fetch, and rejects as it does.
   */
  readonly track: <Result extends TrackedPins>(fetch: () => Promise<Result>) => Promise<Result>;
  /** {@link PinStore.track} by hand: call this before a fetch, and pass the id to {@link PinStore.applyServerState}. */
  readonly startRead: () => ReadId;
  /** Applies a pin as a read returned it, unless something newer is known of it. */
  readonly applyServerState: (pin: Pin, readId: ReadId) => void;
  /** Applies what is true now, as another source than a read reports it, such as another tab. */
  readonly applySavedCopy: (pinId: string, saved: SavedCopy | null) => void;
  /** Another viewer, or none: what is under way is stopped, what is known is forgotten. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Fetches the part that saves before the first tap needs it, and says whether it is there. A tap tries again. */
  readonly preload: () => Promise<boolean>;
  readonly snapshot: () => PinStoreSnapshot;
  /** Takes a server's snapshot of the same viewer; another viewer's is dropped. */
  readonly hydrate: (snapshot: PinStoreSnapshot) => void;
  /** Stops pending saves and removes all listeners; later taps are ignored. What the outbox holds stays there. */
  readonly dispose: () => void;
}

/** What the part that saves works on: the store's own memory. */
export interface SaveHost {
  readonly ports: PinStoreOptions;
  readonly viewerId: string | undefined;
  /** Every pin that was touched, by id. */
  readonly records: Map<string, PinRecord>;
  readonly startRead: () => ReadId;
  readonly applyServerState: (pin: Pin, readId: ReadId) => void;
  /** Shows what changed in a record to those who listen. */
  readonly draw: (pinId: string, record: PinRecord) => void;
  readonly toast: (toast: SaveToast) => void;
}

/** Carries wishes out, each on an actor of its own. */
export interface SaveRunner {
  readonly start: (pin: Pin, record: PinRecord, wish: Wish) => void;
  readonly stop: () => void;
}

/** Makes the part that saves, for one store and one viewer. */
export type CreateSaveRunner = (host: SaveHost) => SaveRunner;
