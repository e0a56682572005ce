import type { Clock, Pin } from '@tackboard/domain';
import type { SignedOutSaves } from '../signed-out/signed-out-saves.js';
import type { ReadId, WriteStoreOptions } from '../writes/write.types.js';
import type { PinSave } from './pin-save.js';
import type {
  RepinTap,
  SaveCalls,
  SavedCopy,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
} from './save.types.js';

export type { ReadId };

/** What the store needs from its host. All but the clock and three calls are optional. */
export interface PinStoreOptions extends WriteStoreOptions {
  readonly calls: SaveCalls;
  /** A save or unsave that the server confirmed, before its toast and event (S1 §4.11). */
  readonly onRecord?: (record: SaveRecord) => void;
  readonly onToast?: (toast: SaveToast) => void;
  readonly onEvent?: (event: SaveEvent) => void;
  /** Opens the repin page, as the explore-local variant does instead of saving (S1 §4.8). */
  readonly openRepinPage?: (tap: RepinTap) => void;
  /** A visitor's tap that needs a login: the host prompts for one. */
  readonly onSignedOutTap?: (pin: Pin, tap: SaveTap) => void;
  /** What a visitor saves before signing in; without it every such tap needs a login. */
  readonly signedOutSaves?: SignedOutSaves;
  /** True in the custom activation experiments: no toast is announced (S1 §8.9). */
  readonly suppressesToasts?: () => boolean;
}

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
