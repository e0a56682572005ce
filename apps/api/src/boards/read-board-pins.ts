import type { Database } from '../database/database.js';
import { NEWEST } from '../feed/bookmark.js';
import { createKeyBookmarks, type PageRequest, pageOf, type WirePage } from '../http/bookmarks.js';
import { PIN_SQL, type PinRow, SAVED_COPY_SQL, VISIBLE_SQL, wirePinOf } from '../pins/pin-query.js';
import type { Viewer } from '../sessions/sessions.js';
import type { WirePin } from '../wire/pin.js';

/** The largest page of a board or profile, in pins. */
export const MAX_PINS_PAGE_SIZE = 250;

/** Reads a page of a board's pins and saves, newest first, or of those in a section. */
export type ReadBoardPins = (
  viewer: Viewer,
  place: { readonly boardId: string; readonly sectionId: string | null },
  page: PageRequest,
) => WirePage<WirePin>;

/** The order of a board: by time, saves before pins, and each by its own position. */
const RANK = { pins: 0, saves: 1 } as const;

const BOOKMARKS = createKeyBookmarks('board', 3);

/** Selects what is on `:boardId`, and in `:sectionId` if there is one, from a place on. */
function onBoardSql(table: 'pins' | 'saves'): string {
  const [sql, position] =
    table === 'pins' ? [PIN_SQL, 'pins.feed_position'] : [SAVED_COPY_SQL, 'saves.save_position'];
  return `${sql} WHERE ${table}.board_id = :boardId AND ${table}.deleted_at IS NULL AND ${VISIBLE_SQL}
    AND (:sectionId IS NULL OR ${table}.section_id = :sectionId)
    AND (${table}.created_at, ${RANK[table]}, ${position}) < (:time, :rank, :position)
    ORDER BY ${table}.created_at DESC, ${position} DESC LIMIT :limit`;
}

/** Creates the function that reads a board's pins. Only its owner and collaborators see those of a secret board. */
export function createReadBoardPins(database: Database): ReadBoardPins {
  const saved = database.query<PinRow>(onBoardSql('saves'));
  const published = database.query<PinRow>(onBoardSql('pins'));
  return ({ userId: viewer }, place, { bookmark, pageSize }) => {
    const key = BOOKMARKS.parse(bookmark, [NEWEST, 0, 0]);
    const [time = 0, rank = 0, position = 0] = key === 'end' ? [] : key;
    const from = { viewer, ...place, time, rank, position, limit: pageSize + 1 };
    const rows = [...saved.all(from), ...published.all(from)]
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, pageSize + 1);
    return pageOf(
      rows,
      pageSize,
      (row) => wirePinOf(row, viewer),
      (row) => BOOKMARKS.print([row.createdAt, RANK[rankOf(row)], row.position]),
    );
  };
}

const rankOf = ({ id, rootId }: PinRow) => (id === rootId ? 'pins' : 'saves');
