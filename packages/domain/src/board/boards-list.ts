/** The orders in which a person may see their boards (S3 §4.13). */
export const BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const;

/** The order of a list of boards (S3 §4.13). */
export type BoardSort = (typeof BOARD_SORTS)[number];

/** What can be done to many pins of a board at once (S1 §9). */
export const BULK_ACTIONS = ['bulkMove', 'bulkCopy', 'bulkCreateSection', 'bulkDelete'] as const;

/** One thing that can be done to many pins of a board at once (S1 §9). */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Boards a page (S3 §9). */
export const BOARDS_PAGE_SIZE = 25;

/** Which boards of a person to list, and how (S3 §3). `privacyFilter` is `all` when it is absent. */
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

/** Asks for a new board (S3 §3, §7). With `returnExisting` a board that is already there is the answer. */
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
