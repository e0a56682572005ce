import type { Database } from '../database/database.js';
import type { ReadUser, WirePerson } from '../people/read-user.js';
import { type TargetRow, wireBoardTarget } from '../wire/board.js';
import { experimentsOf } from './experiments.js';
import type { Viewer } from './sessions.js';

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
  readonly user: WirePerson | null;
  readonly default_board: ReturnType<typeof wireBoardTarget> | null;
  readonly has_saved_unauth_pin: boolean;
  readonly unauth_save_pin_id: string | null;
  readonly experiments: Readonly<Record<string, string>>;
}

/** Creates the function that reads a viewer's session. */
export function createReadSession(database: Database, readUser: ReadUser) {
  const defaults = database.query<TargetRow>(DEFAULT_BOARD_SQL);
  return (viewer: Viewer): WireSession => {
    const { userId } = viewer;
    const user = userId === null ? null : readUser(viewer);
    const board = userId === null ? undefined : defaults.first({ userId });
    return {
      is_authenticated: userId !== null,
      user,
      default_board: board === undefined ? null : wireBoardTarget(board),
      has_saved_unauth_pin: false,
      unauth_save_pin_id: null,
      experiments: experimentsOf(user?.username),
    };
  };
}
