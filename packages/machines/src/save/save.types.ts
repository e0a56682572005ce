import type {
  Board,
  Pin,
  ReadPin,
  SavePin,
  UnsavePin,
  WriteFailure,
  WriteOptions,
} from '@tackboard/domain';
import type { IntentOutbox } from '../outbox/outbox.types.js';
import type { SavedCopy, UnresolvedKeys } from '../store/pin-save.js';

/** Which flow a tap starts: the save itself, or the repin page of the local explore tab (S1 §4). */
export type SaveVariant = 'one-tap' | 'explore-local';

/** The options of a tap. Without a board the pin is saved to the profile. */
export interface SaveTap {
  readonly board?: Board;
  readonly sectionId?: string;
  /** The pin that this one was reached from; the save is recorded for it as well (S1 §4). */
  readonly originalPinId?: string;
  readonly variant?: SaveVariant;
  /** Saves to the quick-saves board, which is created when there is none; `board` is ignored (S3 §4.9). */
  readonly isQuickSave?: boolean;
  /** The page the viewer is on; the explore-local variant passes it to the repin page. */
  readonly previousLocation?: string;
  /** The idempotency key; by default a new one. */
  readonly key?: string;
  /** A tap of an earlier page is sent again with its key: the server may know it, so the pin is read again afterwards. */
  readonly isResend?: boolean;
}

/** A tap that opens the repin page of a pin, with the history state that the page reads (S1 §2). */
export interface RepinTap {
  readonly pinId: string;
  readonly state: { readonly isOneTapSave: true; readonly previousLocation?: string };
}

/**
 * The toast after a save or unsave (S1 §8). `message` is the server's own sentence and replaces the default one; the
 * other words come from the kit's word list.
 */
export type SaveToast =
  | {
      readonly kind: 'saved';
      readonly pin: Pin;
      readonly board?: Board;
      readonly sectionId?: string;
      readonly copyId?: string;
      readonly originalPinId?: string;
    }
  | { readonly kind: 'save-failed'; readonly pin: Pin; readonly message?: string }
  | { readonly kind: 'deleted'; readonly pin: Pin; readonly board?: Board }
  | { readonly kind: 'delete-failed'; readonly pin: Pin };

/** The tracking event of a save or unsave (S1 §4). */
export interface SaveEvent {
  readonly type: 'pin-saved' | 'pin-deleted';
  readonly pinId: string;
  readonly originalPinId?: string;
  readonly boardId?: string;
  readonly copyId?: string;
}

/** A save or unsave that the server confirmed, recorded before its toast and event (S1 §4). */
export interface SaveRecord {
  readonly pin: Pin;
  readonly originalPinId?: string;
  readonly saved: SavedCopy | null;
}

/** The server calls of a save. */
export interface SaveCalls {
  readonly savePin: SavePin;
  readonly unsavePin: UnsavePin;
  readonly readPin: ReadPin;
  /** Creates or returns the viewer's quick-saves board (S3 §4.9). */
  readonly findQuickSavesBoard?: (options: WriteOptions) => Promise<Board>;
}

/** What the chart needs from its host. */
export interface SaveMachinePorts {
  readonly calls: SaveCalls;
  /** A new idempotency key, made once for each tap. */
  readonly newKey: () => string;
  /** An id greater than those of all reads that began before: see `PinStore.startRead`. */
  readonly startRead: () => number;
  readonly isOnline?: () => boolean;
  /** Stores taps until they are settled, so that they wait while offline. */
  readonly outbox?: IntentOutbox;
  /** `removed` is the copy that an unsave removed. */
  readonly onRecord?: (record: SaveRecord, removed: SavedCopy | null) => void;
  readonly onToast?: (toast: SaveToast) => void;
  readonly onEvent?: (event: SaveEvent) => void;
  /** A write got its response after its timeout. */
  readonly onLateResponse?: (record: SaveRecord, key: string) => void;
}

/** What an actor starts from: the pin, and its confirmed server state as of `readId`. */
export interface SaveInput {
  readonly pin: Pin;
  readonly confirmed: SavedCopy | null;
  readonly readId: number;
  readonly viewerId?: string | undefined;
  readonly unresolvedKeys?: UnresolvedKeys | undefined;
}

/** A tap that is not settled. */
export interface SaveIntent extends SaveTap {
  readonly key: string;
  /** The copy that showed at the tap: an unsave removes it. */
  readonly copy: SavedCopy | null;
  readonly isSent?: boolean;
  /** The request was sent more than once, so its response may be about an earlier moment. */
  readonly isResent: boolean;
}

/** The chart's context: an intent over confirmed server state. */
export interface SaveContext extends SaveInput {
  readonly intent?: SaveIntent | undefined;
  readonly failure?: WriteFailure | undefined;
  /** The server does not know the copy that was to be removed. */
  readonly isGone?: boolean;
}

/** What an actor receives: a tap, newer server state, and that a waiting tap may be sent. */
export type SaveMachineEvent =
  | {
      readonly type: 'SAVE' | 'UNSAVE';
      readonly pin: Pin;
      readonly tap: SaveTap;
      /** The copy that showed at a tap that waited for the chart; by default the confirmed one. */
      readonly copy?: SavedCopy | null;
      /** The tap waits in the outbox until `ONLINE`. */
      readonly isQueued?: boolean;
    }
  | { readonly type: 'CONFIRM'; readonly saved: SavedCopy | null; readonly readId: number }
  | { readonly type: 'ONLINE' };
