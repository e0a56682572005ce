import type { DatabaseSync } from 'node:sqlite';
import { BOARD_SORTS, type BoardSort } from '@tackboard/domain/board';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { END_BOOKMARK } from '../feed/bookmark.js';
import type { Viewer } from '../sessions/sessions.js';
import { type BoardRow, wireBoard } from '../wire/board.js';
import { wireImages } from '../wire/images.js';
import type { UserRow } from '../wire/user.js';

/** Selects boards by their privacy. */
export const BOARD_PRIVACY_FILTERS = ['all', 'public', 'protected', 'secret'] as const;

/** Selects a page of a person's boards. */
export interface BoardsRequest {
  readonly username: string;
  readonly sort: BoardSort;
  readonly privacyFilter: (typeof BOARD_PRIVACY_FILTERS)[number];
  readonly pageSize: number;
  readonly bookmark: string | undefined;
}

/** A board in a list, with its pin count and the pictures of its newest pins. */
export type WireListedBoard = ReturnType<typeof wireBoard> & Record<string, unknown>;

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

interface ListedRow extends BoardRow {
  readonly ownerId: string;
  readonly pinCount: number;
}

/** Includes boards the person collaborates on. Only the owner and collaborators see a secret board. */
function boardsSql(sort: BoardSort): string {
  return `
  SELECT boards.id, boards.name, boards.url, boards.privacy, boards.layout, boards.created_at AS createdAt,
    boards.owner_id AS ownerId,
    (SELECT count(*) FROM collaborators WHERE board_id = boards.id) AS collaboratorCount,
    EXISTS (SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :viewer) AS collaboratedByMe,
    (SELECT count(*) FROM pins WHERE board_id = boards.id AND deleted_at IS NULL)
      + (SELECT count(*) FROM saves WHERE board_id = boards.id AND deleted_at IS NULL) AS pinCount
  FROM boards
  WHERE (boards.owner_id = :person OR EXISTS (
      SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :person))
    AND (boards.privacy <> 'secret' OR boards.owner_id = :viewer OR collaboratedByMe)
    AND (:privacy = 'all' OR boards.privacy = :privacy)
  ORDER BY ${ORDER[sort]} LIMIT :limit OFFSET :skip`;
}

const USER_COLUMNS = `id, username, full_name AS fullName, image_small AS imageSmall, image_medium AS imageMedium,
  is_merchant AS isMerchant, verified_site AS verifiedSite`;

/** The pictures of the newest pins and saves of a board. */
const COVER_SQL = `
  SELECT pictures.files FROM (
    SELECT picture, created_at FROM pins WHERE board_id = :boardId AND deleted_at IS NULL
    UNION ALL
    SELECT pins.picture, saves.created_at FROM saves JOIN pins ON pins.id = saves.pin_id
    WHERE saves.board_id = :boardId AND saves.deleted_at IS NULL
    ORDER BY created_at DESC LIMIT 3
  ) AS newest JOIN pictures ON pictures.signature = newest.picture`;

function bookmarkOf(skip: number): string {
  return Buffer.from(`boards:1:${skip}`).toString('base64url');
}

function skipOf(bookmark: string | undefined): number | 'end' {
  if (bookmark === undefined || bookmark === '') return 0;
  if (bookmark === END_BOOKMARK) return 'end';
  const text = Buffer.from(bookmark, 'base64url').toString('latin1');
  const skip = /^boards:1:(\d{1,9})$/.exec(text)?.[1];
  if (skip === undefined || bookmarkOf(Number(skip)) !== bookmark) {
    throw new ResourceError('invalidRequest', 'The bookmark is not one of this list.');
  }
  return Number(skip);
}

/** Reads a page of a person's boards. Throws `userNotFound` for an unknown username. */
export type ReadBoards = (viewer: Viewer, request: BoardsRequest) => BoardsPage;

/** Creates the function that reads the boards of a person that the viewer may see. */
export function createReadBoards(database: DatabaseSync): ReadBoards {
  const people = query<UserRow>(
    database,
    `SELECT ${USER_COLUMNS} FROM users WHERE username = :username`,
  );
  const owners = query<UserRow>(database, `SELECT ${USER_COLUMNS} FROM users WHERE id = :id`);
  const covers = query<{ files: string }>(database, COVER_SQL);
  const lists = Object.fromEntries(
    BOARD_SORTS.map((sort) => [sort, query<ListedRow>(database, boardsSql(sort))]),
  ) as Record<BoardSort, ReturnType<typeof query<ListedRow>>>;

  const listed = (row: ListedRow): WireListedBoard => {
    const owner = owners.first({ id: row.ownerId });
    if (owner === undefined) throw new Error(`The board ${row.id} has no owner.`);
    const pictures = covers
      .all({ boardId: row.id })
      .map(({ files }) =>
        wireImages({ files: JSON.parse(files) as Parameters<typeof wireImages>[0]['files'] }),
      );
    return {
      ...wireBoard(row, owner),
      pin_count: row.pinCount,
      images: { '170x': pictures.flatMap((images) => images['170x'] ?? []) },
    };
  };

  return (viewer, { username, sort, privacyFilter, pageSize, bookmark }) => {
    const person = people.first({ username });
    if (person === undefined)
      throw new ResourceError('userNotFound', `There is no user ${username}.`);
    const skip = skipOf(bookmark);
    if (skip === 'end') return { boards: [], bookmark: END_BOOKMARK };
    const rows = lists[sort].all({
      viewer: viewer.userId,
      person: person.id,
      privacy: privacyFilter,
      limit: pageSize + 1,
      skip,
    });
    return {
      boards: rows.slice(0, pageSize).map(listed),
      bookmark: rows.length <= pageSize ? END_BOOKMARK : bookmarkOf(skip + pageSize),
    };
  };
}
