import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { SearchRange } from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';

/** The largest page of a board or profile, in pins. */
export const MAX_PINS_PAGE_SIZE = 250;

/** Reads a part of a board's pins and saves, newest first, or of those in a section. */
export type ReadBoardPins = (
  viewer: Viewer,
  place: { readonly boardId: string; readonly sectionId: string | null },
  range: SearchRange,
) => readonly WirePin[];

/** The condition that keeps what is on `:boardId`, and in `:sectionId` if there is one. */
function onBoardSql(table: 'pins' | 'saves'): string {
  return `${table}.board_id = :boardId AND ${table}.deleted_at IS NULL AND ${VISIBLE_SQL}
    AND (:sectionId IS NULL OR ${table}.section_id = :sectionId)`;
}

/** Creates the function that reads a board's pins. Only its owner and collaborators see those of a secret board. */
export function createReadBoardPins(database: DatabaseSync): ReadBoardPins {
  const published = query<PinRow>(
    database,
    `${PIN_SQL} WHERE ${onBoardSql('pins')} ORDER BY pins.created_at DESC, pins.id DESC LIMIT :limit`,
  );
  const saved = query<PinRow>(
    database,
    `${SAVED_COPY_SQL} WHERE ${onBoardSql('saves')}
     ORDER BY saves.created_at DESC, saves.save_position DESC LIMIT :limit`,
  );
  return (viewer, place, { offset, limit }) => {
    const parameters = { viewer: viewer.userId, ...place, limit: offset + limit };
    return [...saved.all(parameters), ...published.all(parameters)]
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(offset, offset + limit)
      .map((row) => wirePinOf(row, viewer.userId));
  };
}
