import type { Clock, Pin } from '@tackboard/domain';
import type { SavedCopy } from '../save/saved-copy.js';
import type { SaveMachinePorts, SaveTap, SaveToast } from '../save/save.types.js';
import type { SignedOutSaves } from '../signed-out/signed-out-saves.js';
import type { PinRecord, Wish } from './pin-record.js';
import type { PinSave } from './pin-save.js';

/** What the store needs from its host. All but the clock and the three calls may be left out. */
export interface PinStorePorts extends Omit<SaveMachinePorts, 'newKey' | 'onLateAnswer'> {
  readonly clock: Clock;
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

/** How a store starts. */
export interface PinStoreOptions {
  /** The signed-in viewer; absent: nobody is signed in. */
  readonly viewerId?: string;
  /** By default a dynamic import. */
  readonly loadSaveRunner?: LoadSaveRunner;
}

/** When a reading of the server began, as {@link PinStore.mark} gave it. Later marks are greater. */
export type ReadMark = number;

/** What a store knows, as plain data for a page that is rendered on a server. */
export interface PinStoreSnapshot {
  readonly viewerId?: string | undefined;
  readonly pins: Readonly<Record<string, SavedCopy | null>>;
}

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
  /** To be called when a reading of pins is sent off; the result goes to {@link PinStore.confirm}. */
  readonly mark: () => ReadMark;
  /** Takes a reading that began at `since`. One that began before the pin's last answer is too old and is dropped. */
  readonly confirm: (pin: Pin, since: ReadMark) => void;
  /** Takes what is true now from another source than a reading, such as another tab. */
  readonly learn: (pinId: string, saved: SavedCopy | null) => void;
  /** Another viewer, or none: what is under way is stopped, what is known is forgotten. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Fetches the part that saves before the first tap needs it, and says whether it is there. A tap tries again. */
  readonly preload: () => Promise<boolean>;
  readonly snapshot: () => PinStoreSnapshot;
  /** Takes a server's snapshot of the same viewer; another viewer's is dropped. */
  readonly hydrate: (snapshot: PinStoreSnapshot) => void;
}

/** What the part that saves works on: the store's own memory. */
export interface SaveHost {
  readonly ports: PinStorePorts;
  readonly viewerId: string | undefined;
  /** Every pin that was touched, by id. */
  readonly records: Map<string, PinRecord>;
  /** A new mark, greater than all before it. */
  readonly mark: () => ReadMark;
  /** The store's own: takes a reading that began at `since`. */
  readonly confirm: (pin: Pin, since: ReadMark) => void;
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
