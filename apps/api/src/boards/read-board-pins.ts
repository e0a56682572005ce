import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireBoardTarget } from '../wire/board.js';
import type { WirePin } from '../wire/pin.js';

/** The most pins that are read of a board or profile, newest first. */
export const PAGE_PINS_LIMIT = 250;

/** A board with its newest pins and saves, newest first. */
export interface BoardPins {
  readonly board: ReturnType<typeof wireBoardTarget>;
  readonly pins: readonly WirePin[];
}

/**
 * Reads a board by its url, and with the id of a section only the pins in it; `undefined` when it does not exist or the viewer
 * may not see it.
 */
export type ReadBoardPins = (
  viewer: Viewer,
  url: string,
  sectionId?: string,
) => BoardPins | undefined;

/** The condition that keeps the pins of `:sectionId`, or all without one. */
function inSectionSql(table: 'pins' | 'saves'): string {
  return `(:sectionId IS NULL OR ${table}.section_id = :sectionId)`;
}

/** Creates the function that reads a board's pins. Only its owner and collaborators see a secret board. */
export function createReadBoardPins(database: DatabaseSync): ReadBoardPins {
  const boards = query<Parameters<typeof wireBoardTarget>[0]>(
    database,
    `SELECT id, name, url, layout FROM boards AS board WHERE url = :url COLLATE NOCASE AND deleted_at IS NULL AND ${VISIBLE_SQL}`,
  );
  const published = query<PinRow>(
    database,
    `${PIN_SQL} WHERE pins.board_id = :boardId AND pins.deleted_at IS NULL AND ${inSectionSql('pins')}
     ORDER BY pins.created_at DESC, pins.id DESC LIMIT :limit`,
  );
  const saved = query<PinRow>(
    database,
    `${SAVED_COPY_SQL} WHERE saves.board_id = :boardId AND saves.deleted_at IS NULL AND ${inSectionSql('saves')}
     ORDER BY saves.save_position DESC LIMIT :limit`,
  );
  return (viewer, url, sectionId) => {
    const board = boards.first({ url, viewer: viewer.userId });
    if (board === undefined) return undefined;
    const parameters = {
      viewer: viewer.userId,
      boardId: board.id,
      sectionId: sectionId ?? null,
      limit: PAGE_PINS_LIMIT,
    };
    const rows = [...saved.all(parameters), ...published.all(parameters)]
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, PAGE_PINS_LIMIT);
    return {
      board: wireBoardTarget(board),
      pins: rows.map((row) => wirePinOf(row, viewer.userId)),
    };
  };
}
