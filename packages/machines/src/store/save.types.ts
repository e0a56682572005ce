import type { Board, Pin, ReadPin, SavePin, UnsavePin, WriteOptions } from '@tackboard/domain';

/** The viewer's copy of a pin. Without a board it is on the viewer's profile. */
export interface SavedCopy {
  readonly board?: Board;
  readonly sectionId?: string;
  /** The copy's own pin id, known after a save made here. */
  readonly copyId?: string;
}

/** Which flow a tap starts: the save itself, or the repin page of the local explore tab. */
export type SaveVariant = 'one-tap' | 'explore-local';

/** The options of a tap. Without a board the pin is saved to the profile. */
export interface SaveTap {
  readonly board?: Board;
  readonly sectionId?: string;
  /** The pin that this one was reached from; the save is recorded for it as well (S1 §4.11). */
  readonly originalPinId?: string;
  readonly variant?: SaveVariant;
  /** Saves to the quick-saves board, which is created when there is none; `board` is ignored (S3 §4.9.4). */
  readonly isQuickSave?: boolean;
  /** The page the viewer is on; the explore-local variant passes it to the repin page. */
  readonly previousLocation?: string;
  /** The idempotency key; by default a new one. */
  readonly key?: string;
  /** A tap of an earlier page is sent again with its key: the server may know it, so the pin is read again afterwards. */
  readonly isResend?: boolean;
}

/** A tap that opens the repin page of a pin, with the history state that the page reads. */
export interface RepinTap {
  readonly pinId: string;
  readonly state: { readonly isOneTapSave: true; readonly previousLocation?: string };
}

/**
 * The toast after a save or unsave (S1 §8.1). `message` is the server's own sentence and replaces the default one; the
 * other words come from the kit's word list. With `isLimitedLogin` the viewer has to log in again (S3 §6.2).
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
  | {
      readonly kind: 'save-failed';
      readonly pin: Pin;
      readonly message?: string;
      readonly isLimitedLogin?: boolean;
    }
  | { readonly kind: 'deleted'; readonly pin: Pin; readonly board?: Board }
  | { readonly kind: 'delete-failed'; readonly pin: Pin; readonly isLimitedLogin?: boolean };

/** The tracking event of a save or unsave. */
export interface SaveEvent {
  readonly type: 'pin-saved' | 'pin-deleted';
  readonly pinId: string;
  readonly originalPinId?: string;
  readonly boardId?: string;
  readonly copyId?: string;
}

/** A save or unsave that the server confirmed, recorded before its toast and event (S1 §4.11). */
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
  /** Creates or returns the viewer's quick-saves board. */
  readonly findQuickSavesBoard?: (options: WriteOptions) => Promise<Board>;
}
