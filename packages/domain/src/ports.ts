import type { Board, BoardSection } from './board/board.js';
import type {
  BoardsListOptions,
  BoardSort,
  BulkAction,
  CreateBoardRequest,
} from './board/boards-request.js';
import type { OffsiteResponse } from './link/link-check.js';
import type { Pin } from './pin/pin.js';
import type { UploadSlot, UploadStatus } from './upload.js';

/** The current time and timers, in milliseconds. A parameter, so that tests use a fake clock. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/**
 * Fills the array with random bytes: the one source of keys, ids and samples. A parameter, so that tests
 * pass a seeded one.
 */
export type Random = (bytes: Uint8Array & { readonly buffer: ArrayBuffer }) => void;

/** Options of every read. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** Options of every write. The key is created at the tap and sent again with each retry. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey: string;
}

/** A request to save a pin (S1 §7.3). Without a board the pin is saved to the profile. */
export interface SaveRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly userId?: string;
  readonly clientTrackingParams?: string;
  /** Where and how the viewer saved: the server's own fields. */
  readonly eventContext?: Readonly<Record<string, unknown>>;
}

/** The response to a save: the id of the viewer's copy, its board, and its section if it has one. */
export interface SaveResponse {
  readonly id: string;
  readonly board?: Board;
  readonly section?: BoardSection;
}

/** A request to delete a pin that the viewer published. {@link UnsaveRequest} removes a saved copy. */
export interface DeleteRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly clientTrackingParams?: string;
}

/**
 * A request to remove the viewer's own copy of a pin (S3 §7.19). `pinId` is the copy, or the pin that
 * was saved: then the copy on `boardId` is removed. It never deletes a published pin.
 */
export interface UnsaveRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly clientTrackingParams?: string;
}

/** Removes the viewer's own copy of a pin. Rejects with an error that `writeFailure` can read. */
export type UnsavePin = (request: UnsaveRequest, options: WriteOptions) => Promise<void>;

/** Saves a pin. Rejects with an error that `writeFailure` can read. */
export type SavePin = (request: SaveRequest, options: WriteOptions) => Promise<SaveResponse>;

/**
 * Deletes a pin that the viewer published, for everybody. A saved copy is removed by {@link UnsavePin}. Rejects
 * with an error that `writeFailure` can read.
 */
export type DeletePin = (request: DeleteRequest, options: WriteOptions) => Promise<void>;

/** Reads one pin as the server holds it for this viewer. */
export type ReadPin = (request: { readonly pinId: string }, options: ReadOptions) => Promise<Pin>;

/**
 * Small texts that outlive the page, such as `localStorage`. Synchronous, so that a tab that is closed loses nothing.
 * Any of them may throw when the browser blocks storage or has no room.
 */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** One page of a list; without a bookmark it is the last. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly bookmark?: string;
}

/** Asks for a page of boards, by default the viewer's own. `pageSize` is in boards. */
export interface ListBoardsRequest extends Omit<BoardsListOptions, 'pageSize' | 'sort'> {
  readonly query?: string;
  readonly bookmark?: string;
  readonly pageSize: number;
  readonly sort: BoardSort;
}

/** Lists the boards that the viewer can save to, secret ones too. */
export type ListBoards = (
  request: ListBoardsRequest,
  options: ReadOptions,
) => Promise<ListPage<Board>>;

/** Asks for a page of a board's sections. `pageSize` is in sections. */
export interface ListSectionsRequest {
  readonly boardId: string;
  readonly bookmark?: string;
  readonly pageSize: number;
}

/** Lists the sections of a board. */
export type ListSections = (
  request: ListSectionsRequest,
  options: ReadOptions,
) => Promise<ListPage<BoardSection>>;

/** Creates a board, or returns an existing one (S3 §7.14). */
export type CreateBoard = (request: CreateBoardRequest, options: WriteOptions) => Promise<Board>;

/** Turns something on or off, such as following a board. */
export type SetFlag = (id: string, isOn: boolean, options: WriteOptions) => Promise<void>;

/** Reads whether something is on, such as following a board. */
export type ReadFlag = (id: string, options: ReadOptions) => Promise<boolean>;

/** Where the viewer hides a pin. Each place has its own endpoint. */
export type HidePlace =
  | { readonly kind: 'news-hub'; readonly newsId: string }
  | { readonly kind: 'p2p' }
  | { readonly kind: 'search'; readonly query: string; readonly pinType?: string }
  | { readonly kind: 'default' };

/** A request to hide a pin in a place, or to show it there again. */
export interface HideRequest {
  readonly pinId: string;
  readonly place: HidePlace;
  readonly isHidden: boolean;
}

/** Hides a pin, or undoes it. */
export type HidePin = (request: HideRequest, options: WriteOptions) => Promise<void>;

/** A request to check a link before it opens (S3 §7.1). */
export interface CheckLinkRequest {
  readonly url: string;
  readonly pinId?: string;
  readonly isThirdPartyAd?: boolean;
  readonly clientTrackingParams?: string;
  readonly auxData?: Readonly<Record<string, unknown>>;
}

/** Checks a link that leaves the site. */
export type CheckLink = (
  request: CheckLinkRequest,
  options: ReadOptions,
) => Promise<OffsiteResponse>;

/** A request to add a visitor's saved pins to their profile after a login. */
export interface MergeSavedPinsRequest {
  readonly pinIds: readonly string[];
  /** The pin that was saved by quick save. */
  readonly unauthPinId?: string;
}

/** Merges pins that were saved before signing in. */
export type MergeSavedPins = (
  request: MergeSavedPinsRequest,
  options: WriteOptions,
) => Promise<void>;

/** Requests the URL and form fields for the upload of a file (S3 §7.26). */
export type RequestUploadSlot = (
  request: { readonly type: string },
  options: WriteOptions,
) => Promise<UploadSlot>;

/** Uploads a file to its slot. `onProgress` receives the uploaded share, from 0 to 1. */
export type PostUpload = (
  slot: UploadSlot,
  file: Blob,
  options: ReadOptions & { readonly onProgress?: (share: number) => void },
) => Promise<void>;

/** Reads the status of uploads, by their ids. */
export type ReadUploads = (
  uploadIds: readonly string[],
  options: ReadOptions,
) => Promise<Readonly<Record<string, UploadStatus>>>;

/** A request to edit many pins of a board at once. */
export interface BulkEditRequest {
  readonly action: BulkAction;
  readonly boardId: string;
  readonly sectionId?: string;
  /** `all`: every pin of the board or section, even if no page has loaded it. */
  readonly pinIds: readonly string[] | 'all';
  readonly targetBoardId?: string;
  readonly targetSectionId?: string;
  /** The title of the section that `bulkCreateSection` creates. */
  readonly sectionTitle?: string;
  /** The account that acts, where it is not the viewer's own. */
  readonly orbacSubjectId?: string;
}

/** What a bulk edit changed. */
export interface BulkEdited {
  /**
   * The ids of the copies that `bulkCopy` created or `bulkDelete` removed, and of the pins that moved. The organise bar needs
   * them to undo a copy or a delete.
   */
  readonly pinIds: readonly string[];
}

/** Edits many pins at once. */
export type BulkEdit = (
  request: BulkEditRequest,
  options: WriteOptions,
  // A host may respond with nothing.
) => Promise<BulkEdited | undefined | void>;

/** A request to restore the copies that a bulk edit deleted from a board. */
export interface RestorePinsRequest {
  readonly boardId: string;
  /** {@link BulkEdited.pinIds} of the delete. */
  readonly pinIds: readonly string[];
}

/** Undoes `bulkDelete`. */
export type RestorePins = (request: RestorePinsRequest, options: WriteOptions) => Promise<void>;
