import { safeUrl } from '@tackboard/routes/links';
import type { PinImage } from '../pin/pin-media.js';
import type { Board } from './board.js';
import { type BoardsListOptions, BOARDS_PAGE_SIZE } from './boards-list.js';

/** Default privacy filter of a list of boards (S3 §3). */
export const DEFAULT_PRIVACY_FILTER = 'all';

/** Size key of board thumbnails (S3 §3 §9). */
export const BOARD_THUMBNAIL_SIZE = '170x';

/** Largest page of followers (S1 §9). */
export const FOLLOWERS_PAGE_SIZE_MAX = 50;

/** Adds the defaults to the options of a list of boards (S3 §3 §9): all boards, 25 on a page. */
export function boardsListOptions(
  options: BoardsListOptions = {},
): BoardsListOptions & Required<Pick<BoardsListOptions, 'pageSize' | 'privacyFilter'>> {
  return { privacyFilter: DEFAULT_PRIVACY_FILTER, pageSize: BOARDS_PAGE_SIZE, ...options };
}

/** Returns the thumbnail of a board (S3 §3): the first of its `170x` images that has a URL. */
export function boardThumbnail(board: Pick<Board, 'images'>): PinImage | undefined {
  return board.images?.[BOARD_THUMBNAIL_SIZE]?.find(({ url }) => safeUrl(url) !== undefined);
}

/** Clamps the number of followers on a page to 1–50 (S1 §9). */
export function followersPageSize(wanted: number = FOLLOWERS_PAGE_SIZE_MAX): number {
  return Math.min(Math.max(Math.floor(wanted), 1), FOLLOWERS_PAGE_SIZE_MAX);
}
