import type { Board, BoardSection } from './board/board.js';
import type { BoardSort, BulkAction, CreateBoardRequest } from './board/boards-list.js';
import type { OffsiteAnswer } from './link/offsite-answer.js';
import type { Pin } from './pin/pin.js';
import type { UploadSlot, UploadStatus } from './upload/upload.js';

/** Time, handed in so that a delay can be tested to the millisecond. Delays are in milliseconds (S1 §9). */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** What every read is given (S1 §7). */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** What every write is given: the key is made at the tap and kept over retries (S1 §7). */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey: string;
}

/** Asks the server to save a pin (S1 §7, RepinResource). Without a board it is saved to the profile. */
export interface SaveRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly userId?: string;
  readonly clientTrackingParams?: string;
}

/** What the server made of a save: the id of the viewer's copy, and the board it lies on (S1 §3). */
export interface SaveAnswer {
  readonly id: string;
  readonly board?: Board;
}

/** Deletes a pin that the viewer published (S1 §6). Removing a saved copy is {@link UnsaveRequest}. */
export interface DeleteRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly clientTrackingParams?: string;
}

/**
 * Asks the server to remove the viewer's own copy of a pin (S1 §7, `PinResource/delete`). `pinId` is the copy, or the pin
 * that was saved: then the copy on `boardId` is removed. A published pin is never deleted by it.
 */
export interface UnsaveRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly clientTrackingParams?: string;
}

/** Removes the viewer's own copy of a pin. Rejects with an error that `writeFailure` can read (S1 §7). */
export type UnsavePin = (request: UnsaveRequest, options: WriteOptions) => Promise<void>;

/** Saves a pin. Rejects with an error that `writeFailure` can read (S1 §7). */
export type SavePin = (request: SaveRequest, options: WriteOptions) => Promise<SaveAnswer>;

/**
 * Deletes a pin that the viewer published, for everybody (S1 §6). A saved copy is removed by {@link UnsavePin}. Rejects
 * with an error that `writeFailure` can read.
 */
export type DeletePin = (request: DeleteRequest, options: WriteOptions) => Promise<void>;

/** Reads one pin as the server holds it for this viewer (S1 §7). */
export type ReadPin = (pinId: string, options: ReadOptions) => Promise<Pin>;

/**
 * Small texts that outlive the page, such as `localStorage`. Synchronous, so that a tab that is closed loses nothing.
 * Any of them may throw when the browser blocks storage or has no room (S3 §3).
 */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** One page of a list; without a bookmark it is the last (S3 §9). */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly bookmark?: string;
}

/** Asks for a page of the viewer's boards (S3 §3). `pageSize` is in boards. */
export interface ListBoardsRequest {
  readonly query?: string;
  readonly bookmark?: string;
  readonly pageSize: number;
  readonly sort: BoardSort;
}

/** Lists the boards that the viewer can save to, secret ones too (S3 §3). */
export type ListBoards = (
  request: ListBoardsRequest,
  options: ReadOptions,
) => Promise<ListPage<Board>>;

/** Asks for a page of a board's sections. `pageSize` is in sections (S1 §2). */
export interface ListSectionsRequest {
  readonly boardId: string;
  readonly bookmark?: string;
  readonly pageSize: number;
}

/** Lists the sections of a board (S1 §2). */
export type ListSections = (
  request: ListSectionsRequest,
  options: ReadOptions,
) => Promise<ListPage<BoardSection>>;

/** Makes a board, or returns the one that is there (S3 §7, BoardResource). */
export type CreateBoard = (request: CreateBoardRequest, options: WriteOptions) => Promise<Board>;

/** Sets one thing that is either so or not, such as following a board (S3 §7). */
export type SetFlag = (id: string, isOn: boolean, options: WriteOptions) => Promise<void>;

/** Reads whether it is so on the server (S3 §4.4). */
export type ReadFlag = (id: string, options: ReadOptions) => Promise<boolean>;

/** Where a pin shows that is hidden; each place has a call of its own (S3 §7). */
export type HidePlace =
  | { readonly kind: 'news-hub'; readonly newsId: string }
  | { readonly kind: 'p2p' }
  | { readonly kind: 'search'; readonly query: string; readonly pinType?: string }
  | { readonly kind: 'default' };

/** Asks for a pin to be hidden in a place, or to be shown there again (S3 §4.3). */
export interface HideRequest {
  readonly pinId: string;
  readonly place: HidePlace;
  readonly isHidden: boolean;
}

/** Hides a pin, or undoes it (S3 §7). */
export type HidePin = (request: HideRequest, options: WriteOptions) => Promise<void>;

/** Asks whether a link may be opened (S3 §7, GET /v3/offsite/). */
export interface CheckLinkRequest {
  readonly url: string;
  readonly pinId?: string;
  readonly isThirdPartyAd?: boolean;
  readonly clientTrackingParams?: string;
  readonly auxData?: Readonly<Record<string, unknown>>;
}

/** Checks a link that leaves the site (S3 §4.1). */
export type CheckLink = (request: CheckLinkRequest, options: ReadOptions) => Promise<OffsiteAnswer>;

/** Merges what a visitor saved before signing in into their profile (S1 §4). */
export interface MergeSavedPinsRequest {
  readonly pinIds: readonly string[];
  /** The pin that was saved by quick save. */
  readonly unauthPinId?: string;
}

/** Merges pins that were saved before signing in (S1 §4). */
export type MergeSavedPins = (
  request: MergeSavedPinsRequest,
  options: WriteOptions,
) => Promise<void>;

/** Asks for a place to upload a file to (S3 §7, VIPResource). */
export type RequestUploadSlot = (
  request: { readonly type: string },
  options: WriteOptions,
) => Promise<UploadSlot>;

/** Posts a file to its place; `onProgress` gets shares from 0 to 1 (S3 §4.11). */
export type PostUpload = (
  slot: UploadSlot,
  file: Blob,
  options: ReadOptions & { readonly onProgress?: (share: number) => void },
) => Promise<void>;

/** Reads how uploads stand, by their ids (S3 §4.11). */
export type ReadUploads = (
  uploadIds: readonly string[],
  options: ReadOptions,
) => Promise<Readonly<Record<string, UploadStatus>>>;

/** Asks for something to be done to many pins of a board at once (S1 §9, S3 §7). */
export interface BulkEditRequest {
  readonly action: BulkAction;
  readonly boardId: string;
  readonly sectionId?: string;
  /** `all`: every pin of the board or section, also those that no page has loaded. */
  readonly pinIds: readonly string[] | 'all';
  readonly targetBoardId?: string;
  readonly targetSectionId?: string;
  /** Of the section that `bulkCreateSection` makes. */
  readonly sectionTitle?: string;
}

/** Does something to many pins at once (S1 §9, S3 §7). */
export type BulkEdit = (request: BulkEditRequest, options: WriteOptions) => Promise<void>;
