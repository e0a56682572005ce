import { BOARD_SORTS, type BoardSort, QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database, Query } from '../database/database.js';
import { createBookmarks, offsetPage, type PageRequest } from '../http/bookmarks.js';
import type { FindPerson } from '../people/find-person.js';
import { visibleSql } from '../pins/visible.js';
import type { SeesBoardless } from '../sessions/experiments.js';
import type { Viewer } from '../sessions/sessions.js';
import { BOARD_COLUMNS, type ListedRow, type WireListedBoard } from './board-query.js';

/** Selects boards by their privacy. */
export const BOARD_PRIVACY_FILTERS = ['all', 'public', 'protected', 'secret'] as const;

/** Selects some of a person's boards. */
export interface BoardsRequest {
  readonly username: string;
  readonly sort: BoardSort;
  readonly privacyFilter: (typeof BOARD_PRIVACY_FILTERS)[number];
  /** Leaves out boards whose pins are all story pins. */
  readonly filterStories: boolean;
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
  ORDER BY ${ORDER[sort]} LIMIT :limit OFFSET :offset`;
}

const BOOKMARKS = createBookmarks('boards');

/** Creates the function that reads a page of a person's boards that the viewer may see. Throws `userNotFound`. */
export function createReadBoards(
  database: Database,
  people: FindPerson,
  wireListedBoard: WireListedBoard,
  seesBoardless: SeesBoardless,
) {
  const lists = Object.fromEntries(
    BOARD_SORTS.map((sort) => [sort, database.query<ListedRow>(boardsSql(sort))]),
  ) as Record<BoardSort, Query<ListedRow>>;

  return (viewer: Viewer, request: BoardsRequest, page: PageRequest) => {
    const person = people.idOf(request.username);
    const parameters = {
      viewer: viewer.userId,
      person,
      seesBoardless: Number(seesBoardless(viewer, person)),
      privacy: request.privacyFilter,
      filterStories: Number(request.filterStories),
    };
    return offsetPage(BOOKMARKS, page, (range) =>
      lists[request.sort]
        .all({ ...parameters, ...range })
        .map((row) => wireListedBoard(row, viewer.userId)),
    );
  };
}
