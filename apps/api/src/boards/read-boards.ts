import { BOARD_SORTS, type BoardSort, QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database, Query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { END_BOOKMARK } from '../feed/bookmark.js';
import { createBookmarks } from '../http/bookmarks.js';
import { visibleSql } from '../pins/visible.js';
import type { Viewer } from '../sessions/sessions.js';
import {
  BOARD_COLUMNS,
  type ListedRow,
  type WireBoard,
  type WireListedBoard,
} from './board-query.js';
import type { SeesBoardless } from './sees-boardless.js';

/** Selects boards by their privacy. */
export const BOARD_PRIVACY_FILTERS = ['all', 'public', 'protected', 'secret'] as const;

/** Selects a page of a person's boards. */
export interface BoardsRequest {
  readonly username: string;
  readonly sort: BoardSort;
  readonly privacyFilter: (typeof BOARD_PRIVACY_FILTERS)[number];
  /** Leaves out boards whose pins are all story pins. */
  readonly filterStories?: boolean;
  readonly pageSize: number;
  readonly bookmark: string | undefined;
}

/** A page of boards. `bookmark` is `-end-` on the last page. */
export interface BoardsPage {
  readonly boards: readonly WireListedBoard[];
  readonly bookmark: string;
}

const ORDER: Readonly<Record<BoardSort, string>> = {
  alphabetical: 'boards.name COLLATE NOCASE, boards.id',
  last_pinned_to: 'boards.last_pinned_at DESC, boards.id DESC',
  oldest: 'boards.created_at, boards.id',
  newest: 'boards.created_at DESC, boards.id DESC',
  group_boards_at_top: 'collaboratorCount = 0, boards.last_pinned_at DESC, boards.id DESC',
  custom: 'boards.position, boards.id',
};

const BOARD_PINS = `
  SELECT extras FROM pins WHERE board_id = boards.id AND deleted_at IS NULL
  UNION ALL
  SELECT pins.extras FROM saves JOIN pins ON pins.id = saves.pin_id
  WHERE saves.board_id = boards.id AND saves.deleted_at IS NULL`;

/** An empty board has no stories. */
const HAS_ONLY_STORIES = `coalesce((
  SELECT min(json_extract(extras, '$.story_pin_data') IS NOT NULL) FROM (${BOARD_PINS})), 0)`;

/** Includes boards the person collaborates on. Only the owner and collaborators see a secret board. */
function boardsSql(sort: BoardSort): string {
  return `
  SELECT ${BOARD_COLUMNS}
  FROM boards
  WHERE (boards.owner_id = :person OR EXISTS (
      SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :person))
    AND boards.deleted_at IS NULL AND ${visibleSql('boards')}
    AND (:privacy = 'all' OR boards.privacy = :privacy)
    AND (:seesBoardless OR boards.layout <> '${QUICK_SAVES_LAYOUT}')
    AND (:filterStories = 0 OR NOT ${HAS_ONLY_STORIES})
  ORDER BY ${ORDER[sort]} LIMIT :limit OFFSET :skip`;
}

const BOOKMARKS = createBookmarks('boards');

/** Reads a page of a person's boards. Throws `userNotFound` for an unknown username. */
export type ReadBoards = (viewer: Viewer, request: BoardsRequest) => BoardsPage;

/** Creates the function that reads the boards of a person that the viewer may see. */
export function createReadBoards(
  database: Database,
  wireListedBoard: WireBoard,
  seesBoardless: SeesBoardless,
): ReadBoards {
  const people = database.query<{ id: string }>('SELECT id FROM users WHERE username = :username');
  const lists = Object.fromEntries(
    BOARD_SORTS.map((sort) => [sort, database.query<ListedRow>(boardsSql(sort))]),
  ) as Record<BoardSort, Query<ListedRow>>;

  return (viewer, request) => {
    const { username, sort, privacyFilter, filterStories, pageSize, bookmark } = request;
    const person = people.first({ username });
    if (person === undefined)
      throw new ResourceError('userNotFound', `There is no user ${username}.`);
    const skip = BOOKMARKS.parse(bookmark, 0);
    if (skip === 'end') return { boards: [], bookmark: END_BOOKMARK };
    const rows = lists[sort].all({
      viewer: viewer.userId,
      person: person.id,
      seesBoardless: seesBoardless(viewer, person.id) ? 1 : 0,
      privacy: privacyFilter,
      filterStories: filterStories === true ? 1 : 0,
      limit: pageSize + 1,
      skip,
    });
    return {
      boards: rows.slice(0, pageSize).map((row) => wireListedBoard(row, viewer.userId)),
      bookmark: rows.length <= pageSize ? END_BOOKMARK : BOOKMARKS.print(skip + pageSize),
    };
  };
}
