/** Sort orders of a list of boards (S3 §4.13). */
export const BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const;

/** A sort order of a list of boards (S3 §4.13). */
export type BoardSort = (typeof BOARD_SORTS)[number];

/** Bulk actions for the pins of a board (S1 §9). */
export const BULK_ACTIONS = ['bulkMove', 'bulkCopy', 'bulkCreateSection', 'bulkDelete'] as const;

/** A bulk action for the pins of a board (S1 §9). */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Number of boards on a page (S3 §9). */
export const BOARDS_PAGE_SIZE = 25;

/** Selects and sorts the boards of a user (S3 §3). `privacyFilter` defaults to `all`. */
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
 * Creates a board (S3 §3, §7). With `returnExisting` the response is the existing board of that name and privacy, or the
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
