import type { PinImage } from '../pin/pin-media.js';
import type { Board } from './board.js';
import { type BoardsListOptions, BOARDS_PAGE_SIZE } from './boards-list.js';

/** Which boards a list holds when nothing else is asked for (S3 §3). */
export const DEFAULT_PRIVACY_FILTER = 'all';

/** The size whose first picture is a board's thumbnail (S3 §3 §9). */
export const BOARD_THUMBNAIL_SIZE = '170x';

/** The most followers that one page holds (S1 §9). */
export const FOLLOWERS_PAGE_SIZE_MAX = 50;

/** The options of a list of boards with the defaults filled in: all boards, 25 a page (S3 §3 §9). */
export function boardsListOptions(
  options: BoardsListOptions = {},
): BoardsListOptions & Required<Pick<BoardsListOptions, 'pageSize' | 'privacyFilter'>> {
  return { privacyFilter: DEFAULT_PRIVACY_FILTER, pageSize: BOARDS_PAGE_SIZE, ...options };
}

/** The picture that stands for a board: the first of its `170x` pictures that has a url (S3 §3). */
export function boardThumbnail(board: Pick<Board, 'images'>): PinImage | undefined {
  return board.images?.[BOARD_THUMBNAIL_SIZE]?.find(({ url }) => url);
}

/** How many followers to ask for at once: what is wanted, from 1 to 50 (S1 §9). */
export function followersPageSize(wanted: number = FOLLOWERS_PAGE_SIZE_MAX): number {
  return Math.min(Math.max(Math.floor(wanted), 1), FOLLOWERS_PAGE_SIZE_MAX);
}
