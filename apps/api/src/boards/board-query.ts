import { columns, type Fields } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { parseFiles } from '../media/picture.js';
import type { FindPerson } from '../people/find-person.js';
import { type BoardRow, wireBoard } from '../wire/board.js';
import { wireImages } from '../wire/images.js';

/** A board as a database row for one viewer, with what a list shows of it. */
export interface ListedRow extends BoardRow {
  readonly ownerId: string;
  readonly pinCount: number;
  readonly sectionCount: number;
}

/** The fields of a board in `table`, for `:viewer`. */
export function boardFields(table: string): Fields<BoardRow> {
  return {
    id: `${table}.id`,
    name: `${table}.name`,
    url: `${table}.url`,
    privacy: `${table}.privacy`,
    layout: `${table}.layout`,
    createdAt: `${table}.created_at`,
    isProtected: `${table}.is_protected`,
    collaboratorCount: `(SELECT count(*) FROM collaborators WHERE board_id = ${table}.id)`,
    collaboratedByMe: `EXISTS (SELECT 1 FROM collaborators WHERE board_id = ${table}.id AND user_id = :viewer)`,
    followedByMe: `EXISTS (SELECT 1 FROM board_follows WHERE board_id = ${table}.id AND user_id = :viewer)`,
  };
}

/** Selects a {@link ListedRow} of `boards` for `:viewer`. */
export const BOARD_COLUMNS = columns({
  ...boardFields('boards'),
  ownerId: 'boards.owner_id',
  sectionCount: '(SELECT count(*) FROM sections WHERE board_id = boards.id AND deleted_at IS NULL)',
  pinCount: `(SELECT count(*) FROM pins WHERE board_id = boards.id AND deleted_at IS NULL)
    + (SELECT count(*) FROM saves WHERE board_id = boards.id AND deleted_at IS NULL)`,
});

/** The pictures of the newest pins and saves of a board. */
const COVER_SQL = `
  SELECT pictures.files FROM (
    SELECT picture, created_at FROM pins WHERE board_id = :boardId AND deleted_at IS NULL
    UNION ALL
    SELECT pins.picture, saves.created_at FROM saves JOIN pins ON pins.id = saves.pin_id
    WHERE saves.board_id = :boardId AND saves.deleted_at IS NULL
    ORDER BY created_at DESC LIMIT 3
  ) AS newest JOIN pictures ON pictures.signature = newest.picture`;

/** Converts a selected board that the viewer may see to its wire form, with its pin count and the pictures of its newest pins. */
export type WireListedBoard = ReturnType<typeof createWireListedBoard>;

/** Creates the function that converts selected boards. */
export function createWireListedBoard(database: Database, people: FindPerson) {
  const covers = database.query<{ files: string }>(COVER_SQL);
  return (row: ListedRow, viewerId: string | null) => {
    const pictures = covers
      .all({ boardId: row.id })
      .map(({ files }) => wireImages(parseFiles(files)));
    return {
      ...wireBoard(row, people.byId(row.ownerId, viewerId)),
      pin_count: row.pinCount,
      section_count: row.sectionCount,
      images: { '170x': pictures.flatMap((images) => images['170x'] ?? []) },
    };
  };
}
