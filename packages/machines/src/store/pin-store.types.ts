import type { Clock, Pin } from '@tackboard/domain';
import type {
  RepinTap,
  SaveMachinePorts,
  SaveRecord,
  SaveTap,
  SaveToast,
} from '../save/save.types.js';
import type { SignedOutSaves } from '../signed-out/signed-out-saves.js';
import type { PendingSave, PinSave, SavedCopy, SaveState } from './pin-save.js';

/** What the store needs from its host. All but the clock and three calls are optional. */
export interface PinStoreOptions extends Omit<
  SaveMachinePorts,
  'newKey' | 'startRead' | 'onRecord' | 'onLateResponse'
> {
  readonly clock: Clock;
  /** The signed-in viewer; absent for a visitor. */
  readonly viewerId?: string | undefined;
  /** Loads the save chart at the first tap. By default a dynamic import. */
  readonly loadSaveActors?: LoadSaveActors;
  /** A new idempotency key for each tap; by default 16 random bytes in hex. */
  readonly newKey?: () => string;
  /** A save or unsave that the server confirmed, before its toast and event (S1 §4). */
  readonly onRecord?: (record: SaveRecord) => void;
  /** Opens the repin page, as the explore-local variant does instead of saving (S1 §4). */
  readonly openRepinPage?: (tap: RepinTap) => void;
  /** A visitor's tap that needs a login: the host prompts for one. */
  readonly onSignedOutTap?: (pin: Pin, tap: SaveTap) => void;
  /** What a visitor saves before signing in; without it every such tap needs a login (S1 §4). */
  readonly signedOutSaves?: SignedOutSaves;
  /** Calls the listener when the browser is back online, for taps in the outbox. Returns a function that unsubscribes. */
  readonly onOnline?: (listener: () => void) => () => void;
  /**
   * The save chart could not be loaded, or another callback of the host threw. Taps that waited for the chart have failed,
   * except those that wait in the outbox to be online; the next tap loads it again.
   */
  readonly onError?: (error: unknown) => void;
  /** True in the custom activation experiments: no toast is announced (S1 §8). */
  readonly suppressesToasts?: () => boolean;
}

/** Loads the save chart. */
export type LoadSaveActors = () => Promise<SaveRunners>;

/** The module of the save chart. */
export interface SaveRunners {
  readonly createSaveActors: CreateSaveActors;
}

/** When a read of the server began, as {@link PinStore.startRead} returned it. Later ids are greater. */
export type ReadId = number;

/** The save state of every pin for one viewer, shared by all cards. */
export interface PinStore {
  readonly clock: Clock;
  /** What a card of the pin shows. Stable: the same object until something changes. */
  readonly read: (pin: Pin) => PinSave;
  /** What the server rendered for the pin, for the first render while hydrating. */
  readonly readInitial: (pin: Pin) => PinSave;
  /** Calls the listener when `read` of that pin may have changed. Returns a function that unsubscribes. */
  readonly subscribe: (pinId: string, listener: () => void) => () => void;
  /** Saves a pin that is not saved, unsaves one that is; ignored while the pin is busy. */
  readonly tap: (pin: Pin, tap?: SaveTap) => void;
  /** Saves the pin; ignored while it is busy or saved. */
  readonly save: (pin: Pin, tap?: SaveTap) => void;
  /** Unsaves the pin; ignored while it is busy or not saved. */
  readonly unsave: (pin: Pin, tap?: Pick<SaveTap, 'key' | 'isResend'>) => void;
  /** Call this before a fetch, and pass the id to {@link PinStore.applyServerState} for each pin that it returned. */
  readonly startRead: () => ReadId;
  /** Applies a pin as a read returned it, unless something newer is known of it. */
  readonly applyServerState: (pin: Pin, readId: ReadId) => void;
  /** Applies what is true now, as another source than a read reports it, such as another tab. */
  readonly applySavedCopy: (pinId: string, saved: SavedCopy | null) => void;
  /** Changes the viewer: pending saves are dropped, the outbox of the one before is emptied. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Loads the save chart before the first tap needs it. Resolves with whether that worked; a tap tries again. */
  readonly preload: () => Promise<boolean>;
  /** Aborts pending saves and drops the state of all pins. What the outbox holds stays there. */
  readonly reset: () => void;
}

/**
 * A pin that was tapped, or read while a card showed it. `state` has one writer: the store until the first tap, and the
 * pin's actor from then on.
 */
export interface PinRecord {
  state: SaveState;
  /** What cards show of `state`. */
  save: PinSave;
  /** The pin was saved when it first showed. */
  readonly wasSaved: boolean;
  /** Sends newer server state to the pin's actor; absent before the first tap. */
  confirm?: (saved: SavedCopy | null, readId: ReadId) => void;
  /** Stops the pin's actor; absent before the first tap. */
  stop?: () => void;
}

/** What is known of every pin, shared by the store and its actors. */
export interface PinRecords extends Pick<
  PinStore,
  'read' | 'readInitial' | 'subscribe' | 'startRead' | 'applyServerState'
> {
  /** The pins that were tapped, or read while a card showed them, by id. */
  readonly records: ReadonlyMap<string, PinRecord>;
  /** Returns the pin's record, or adds one with this state. */
  readonly recordOf: (pinId: string, confirmed: SavedCopy | null) => PinRecord;
  readonly confirmedOf: (pin: Pin) => SavedCopy | null;
  readonly applySaved: (pinId: string, saved: SavedCopy | null, readId: ReadId) => void;
  /** Writes a record's state, and notifies its cards of a change. */
  readonly setState: (pinId: string, record: PinRecord, state: SaveState) => void;
  /** Removes all records; reads that began before do not count any more. */
  readonly reset: () => void;
  readonly notifyAll: () => void;
}

/** What the actors use of the store. */
export interface SaveHost extends PinRecords {
  readonly options: PinStoreOptions & Required<Pick<PinStoreOptions, 'newKey'>>;
  readonly viewerId: string | undefined;
  readonly toast: (toast: SaveToast) => void;
}

/** The actors of a store, one for each pin that was tapped. */
export interface SaveActors {
  readonly send: (pin: Pin, record: PinRecord, intent: PendingSave) => void;
  readonly stop: () => void;
}

/** Creates the actors of one store and one viewer. */
export type CreateSaveActors = (host: SaveHost) => SaveActors;
