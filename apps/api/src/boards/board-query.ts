import type { Database } from '../database/database.js';
import { USER_COLUMNS } from '../people/user-query.js';
import { type BoardRow, wireBoard } from '../wire/board.js';
import { wireImages } from '../wire/images.js';
import type { UserRow } from '../wire/user.js';

/** A board as a database row for one viewer, with what a list shows of it. */
export interface ListedRow extends BoardRow {
  readonly ownerId: string;
  readonly pinCount: number;
  readonly sectionCount: number;
}

/** Selects a {@link ListedRow} of `boards` for `:viewer`. */
export const BOARD_COLUMNS = `
  boards.id, boards.name, boards.url, boards.privacy, boards.layout, boards.created_at AS createdAt,
  boards.owner_id AS ownerId, boards.is_protected AS isProtected,
  (SELECT count(*) FROM collaborators WHERE board_id = boards.id) AS collaboratorCount,
  EXISTS (SELECT 1 FROM collaborators WHERE board_id = boards.id AND user_id = :viewer) AS collaboratedByMe,
  EXISTS (SELECT 1 FROM board_follows WHERE board_id = boards.id AND user_id = :viewer) AS followedByMe,
  (SELECT count(*) FROM sections WHERE board_id = boards.id AND deleted_at IS NULL) AS sectionCount,
  (SELECT count(*) FROM pins WHERE board_id = boards.id AND deleted_at IS NULL)
    + (SELECT count(*) FROM saves WHERE board_id = boards.id AND deleted_at IS NULL) AS pinCount`;

/** The pictures of the newest pins and saves of a board. */
const COVER_SQL = `
  SELECT pictures.files FROM (
    SELECT picture, created_at FROM pins WHERE board_id = :boardId AND deleted_at IS NULL
    UNION ALL
    SELECT pins.picture, saves.created_at FROM saves JOIN pins ON pins.id = saves.pin_id
    WHERE saves.board_id = :boardId AND saves.deleted_at IS NULL
    ORDER BY created_at DESC LIMIT 3
  ) AS newest JOIN pictures ON pictures.signature = newest.picture`;

/** A board in a list, with its pin count and the pictures of its newest pins. */
export type WireListedBoard = ReturnType<typeof wireBoard> & Record<string, unknown>;

/** Converts a selected board that the viewer may see to its wire form. */
export type WireBoard = (row: ListedRow, viewerId: string | null) => WireListedBoard;

/** Creates the function that converts selected boards. */
export function createWireListedBoard(database: Database): WireBoard {
  const owners = database.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users WHERE id = :id`);
  const covers = database.query<{ files: string }>(COVER_SQL);
  return (row, viewerId) => {
    const owner = owners.first({ id: row.ownerId, viewer: viewerId });
    if (owner === undefined) throw new Error(`The board ${row.id} has no owner.`);
    const pictures = covers
      .all({ boardId: row.id })
      .map(({ files }) =>
        wireImages({ files: JSON.parse(files) as Parameters<typeof wireImages>[0]['files'] }),
      );
    return {
      ...wireBoard(row, owner),
      pin_count: row.pinCount,
      section_count: row.sectionCount,
      images: { '170x': pictures.flatMap((images) => images['170x'] ?? []) },
    };
  };
}
