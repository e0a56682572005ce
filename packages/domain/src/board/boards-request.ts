import { safeUrl } from '@tackboard/routes/links';
import type { PinImage } from '../pin/pin-media.js';
import type { Board } from './board.js';
import type { Viewer } from '../user/user.js';

/** Sort orders of a list of boards (S3 §4.13.1). */
export const BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const;

/** A sort order of a list of boards. */
export type BoardSort = (typeof BOARD_SORTS)[number];

/** Bulk actions for the pins of a board (S1 §9.22). */
export const BULK_ACTIONS = ['bulkMove', 'bulkCopy', 'bulkCreateSection', 'bulkDelete'] as const;

/** A bulk action for the pins of a board. */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Number of boards on a page (S3 §9.3). */
export const BOARDS_PAGE_SIZE = 25;

/** Selects and sorts the boards of a user. `privacyFilter` defaults to `all`. */
export interface BoardsListOptions {
  readonly username?: string;
  readonly privacyFilter?: string;
  readonly sort?: BoardSort;
  readonly fieldSetKey?: string;
  readonly filterStories?: boolean;
  readonly pageSize?: number;
  readonly groupBy?: string;
  readonly includeArchived?: boolean;
  readonly filterAllPins?: boolean;
  readonly filterShoppingList?: boolean;
  readonly orbacSubjectId?: string;
}

/**
 * Creates a board. With `returnExisting` the response is the existing board of that name and privacy, or the
 * quick-saves board, if there is one. A board of that name with another privacy is a failure.
 */
export interface CreateBoardRequest {
  readonly name: string;
  readonly privacy?: string;
  readonly username?: string;
  readonly userId?: string;
  readonly layout?: string;
  readonly isProtected?: boolean;
  readonly returnExisting?: boolean;
  readonly orbacSubjectId?: string;
}

/** Default privacy filter of a list of boards. */
export const DEFAULT_PRIVACY_FILTER = 'all';

/** Size key of board thumbnails (S3 §3.32). */
export const BOARD_THUMBNAIL_SIZE = '170x';

/** Largest page of followers (S1 §9.19). */
export const FOLLOWERS_PAGE_SIZE_MAX = 50;

/** Adds the defaults to the options of a list of boards (S3 §3.33): all boards, 25 on a page. */
export function boardsListOptions(
  options: BoardsListOptions = {},
): BoardsListOptions & Required<Pick<BoardsListOptions, 'pageSize' | 'privacyFilter'>> {
  return { privacyFilter: DEFAULT_PRIVACY_FILTER, pageSize: BOARDS_PAGE_SIZE, ...options };
}

/** Returns the thumbnail of a board (S3 §3.32): the first of its `170x` images that has a URL. */
export function boardThumbnail(board: Pick<Board, 'images'>): PinImage | undefined {
  return board.images?.[BOARD_THUMBNAIL_SIZE]?.find(({ url }) => safeUrl(url) !== undefined);
}

/** Clamps the number of followers on a page to 1–50 (S1 §9.19). */
export function followersPageSize(wanted: number = FOLLOWERS_PAGE_SIZE_MAX): number {
  return Math.min(Math.max(Math.floor(wanted), 1), FOLLOWERS_PAGE_SIZE_MAX);
}

/**
 * Creates the request for a board that the viewer named (S3 §7.15). A board that exists is not returned for it: the viewer
 * chose its privacy.
 */
export function newBoardRequest(
  { id, username }: Pick<Viewer, 'id' | 'username'>,
  { name, privacy }: Pick<CreateBoardRequest, 'name' | 'privacy'>,
): CreateBoardRequest {
  return {
    name,
    privacy,
    layout: 'default',
    isProtected: false,
    returnExisting: false,
    ...(username !== undefined && { username }),
    ...(id !== undefined && { userId: id, orbacSubjectId: id }),
  };
}
