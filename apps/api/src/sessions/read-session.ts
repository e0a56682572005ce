import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { wireBoardTarget, wireDate } from '../wire/board.js';
import { type UserRow, wireUser } from '../wire/user.js';
import type { Viewer } from './sessions.js';

interface ViewerRow extends UserRow {
  readonly gender: string;
  readonly createdAt: number;
  readonly boardCount: number;
  readonly pinCount: number;
}

const VIEWER_SQL = `
  SELECT id, username, full_name AS fullName, image_small AS imageSmall, image_medium AS imageMedium,
    is_merchant AS isMerchant, verified_site AS verifiedSite, gender,
    created_at AS createdAt,
    (SELECT count(*) FROM boards WHERE owner_id = users.id AND deleted_at IS NULL) AS boardCount,
    (SELECT count(*) FROM pins WHERE pinner_id = users.id AND deleted_at IS NULL)
      + (SELECT count(*) FROM saves WHERE user_id = users.id AND deleted_at IS NULL) AS pinCount
  FROM users WHERE id = :userId`;

/** The board that the viewer saved to last. Before the first save, their newest board; the quick-saves board comes last. */
const DEFAULT_BOARD_SQL = `
  SELECT id, name, url, layout FROM boards LEFT JOIN (
    SELECT board_id, max(save_position) AS last_save FROM saves WHERE user_id = :userId GROUP BY board_id
  ) AS used ON used.board_id = boards.id
  WHERE deleted_at IS NULL AND (owner_id = :userId OR (used.last_save IS NOT NULL AND EXISTS (
    SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :userId)))
  ORDER BY used.last_save DESC NULLS LAST, layout = 'quick_saves', last_pinned_at DESC, id DESC LIMIT 1`;

/** The session in the snake_case form. A one-tap save goes to `default_board`. */
export interface WireSession {
  readonly is_authenticated: boolean;
  readonly user: (ReturnType<typeof wireUser> & Record<string, unknown>) | null;
  readonly default_board: ReturnType<typeof wireBoardTarget> | null;
  readonly has_saved_unauth_pin: boolean;
  readonly unauth_save_pin_id: string | null;
}

/** Creates the function that reads a viewer's session. */
export function createReadSession(database: DatabaseSync): (viewer: Viewer) => WireSession {
  const viewers = query<ViewerRow>(database, VIEWER_SQL);
  const defaults = query<Parameters<typeof wireBoardTarget>[0]>(database, DEFAULT_BOARD_SQL);
  return ({ userId }) => {
    const row = userId === null ? undefined : viewers.first({ userId });
    const board = userId === null ? undefined : defaults.first({ userId });
    return {
      is_authenticated: row !== undefined,
      user:
        row === undefined
          ? null
          : {
              ...wireUser(row),
              gender: row.gender,
              should_show_messaging: true,
              created_at: wireDate(row.createdAt),
              pin_count: row.pinCount,
              board_count: row.boardCount,
            },
      default_board: board === undefined ? null : wireBoardTarget(board),
      has_saved_unauth_pin: false,
      unauth_save_pin_id: null,
    };
  };
}
