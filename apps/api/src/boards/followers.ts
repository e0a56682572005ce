import type { Database } from '../database/database.js';
import {
  createBookmarks,
  type PageRequest,
  positionPage,
  type WirePage,
} from '../http/bookmarks.js';
import { NEWEST } from '../feed/bookmark.js';
import { USER_COLUMNS } from '../people/user-query.js';
import type { Viewer } from '../sessions/sessions.js';
import { type UserRow, type WireUser, wireUser } from '../wire/user.js';
import type { FindBoard } from './find-board.js';

/** Reads and writes who follows a board. */
export interface Followers {
  /** The newest follower comes first. */
  readonly list: (viewer: Viewer, boardId: string, page: PageRequest) => WirePage<WireUser>;
  /** Follows or unfollows a board. Call it inside a transaction; a repeated one changes nothing. */
  readonly setFollowed: (userId: string, boardId: string, isFollowed: boolean) => void;
}

type FollowerRow = UserRow & { readonly position: number };

const BOOKMARKS = createBookmarks('followers');

/** Creates the functions behind the followers of a board (S1 §9, S3 §7). */
export function createFollowers(
  database: Database,
  findBoard: FindBoard,
  now: () => number,
): Followers {
  const page = database.query<FollowerRow>(
    `SELECT board_follows.follow_position AS position, ${USER_COLUMNS}
     FROM board_follows JOIN users ON users.id = board_follows.user_id
     WHERE board_follows.board_id = :boardId AND follow_position < :before
     ORDER BY follow_position DESC LIMIT :limit`,
  );
  const follow = database.prepare(
    'INSERT OR IGNORE INTO board_follows (board_id, user_id, created_at) VALUES (:boardId, :userId, :now)',
  );
  const unfollow = database.prepare(
    'DELETE FROM board_follows WHERE board_id = :boardId AND user_id = :userId',
  );
  return {
    list: (viewer, boardId, asked) => {
      findBoard.visible(viewer, boardId);
      const read = (before: number, limit: number) =>
        page.all({ viewer: viewer.userId, boardId, before, limit });
      return positionPage(BOOKMARKS, NEWEST, asked, read, wireUser);
    },
    setFollowed: (userId, boardId, isFollowed) => {
      if (!isFollowed) {
        unfollow.run({ boardId, userId });
        return;
      }
      findBoard.visible({ userId }, boardId);
      follow.run({ boardId, userId, now: now() });
    },
  };
}
