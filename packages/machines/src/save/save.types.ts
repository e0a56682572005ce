import type {
  Board,
  UnsavePin,
  Pin,
  ReadPin,
  SavePin,
  WriteFailure,
  WriteOptions,
} from '@tackboard/domain';
import type { SaveOutbox } from '../outbox/outbox.types.js';
import type { SavedCopy } from './saved-copy.js';

/** Which flow a tap starts: the save itself, or the repin page of the local explore tab (S1 §4). */
export type SaveVariant = 'one-tap' | 'explore-local';

/** What a tap says besides its pin. Without a board the pin is saved to the profile. */
export interface SaveTap {
  readonly board?: Board;
  readonly sectionId?: string;
  /** The pin that this one was reached from; the save is recorded for it as well (S1 §4). */
  readonly originalPinId?: string;
  readonly variant?: SaveVariant;
  /** Saves to the quick-saves board, which is made when there is none; `board` is not read (S3 §4.9). */
  readonly isQuickSave?: boolean;
  /** The page the person is on, handed to the repin page by the explore-local variant. */
  readonly previousLocation?: string;
  /** The idempotency key of an earlier tap that is sent again; absent: a new one is made. */
  readonly key?: string;
}

/** A page to open inside the site, with the history state that it reads (S1 §2). */
export interface RepinPage {
  readonly path: string;
  readonly state: { readonly isOneTapSave: true; readonly previousLocation?: string };
}

/**
 * What a save or delete tells the person (S1 §8). `message` is the server's own sentence and stands in for the
 * default one; the other words come from the kit's word list.
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

/** What a save or delete tells the tracking (S1 §4). */
export interface SaveEvent {
  readonly type: 'pin-saved' | 'pin-deleted';
  readonly pinId: string;
  readonly originalPinId?: string;
  readonly boardId?: string;
  readonly copyId?: string;
}

/** A change of what is true, to be recorded before anyone is told (S1 §4). */
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

/** What the chart needs from outside. */
export interface SaveMachinePorts {
  readonly calls: SaveCalls;
  /** A new idempotency key, made once for each tap. */
  readonly newKey: () => string;
  readonly isOnline?: () => boolean;
  /** Taps are written down until they are settled, and wait while offline. */
  readonly outbox?: SaveOutbox;
  readonly openRepinPage?: (page: RepinPage) => void;
  readonly onRecord?: (record: SaveRecord) => void;
  readonly onToast?: (toast: SaveToast) => void;
  readonly onEvent?: (event: SaveEvent) => void;
  /** A write was answered after the chart had stopped waiting for it. */
  readonly onLateAnswer?: (record: SaveRecord, key: string) => void;
}

/** What an actor starts from: the pin and what the server is known to hold of it. */
export interface SaveInput {
  readonly pin: Pin;
  readonly saved: SavedCopy | null;
  readonly viewerId?: string;
}

/** The chart's memory. `wish` is the tap that is being carried out, `left` the copy that was deleted last. */
export interface SaveContext extends SaveInput {
  readonly failure?: WriteFailure | undefined;
  /** The server knows nothing of what was to be deleted. */
  readonly isGone?: boolean;
  readonly left?: SavedCopy | null;
  readonly wish?: SaveTap & { readonly key: string };
}

/** What the chart hears: a tap, what the server was newly read to hold, and that a tap that waits may be sent. */
export type SaveMachineEvent =
  | { readonly type: 'ONLINE' }
  | ({ readonly type: 'TAP' } & SaveTap)
  | { readonly type: 'CONFIRM'; readonly saved: SavedCopy | null };
