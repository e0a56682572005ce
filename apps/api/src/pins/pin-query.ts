import { boardFields } from '../boards/board-query.js';
import { joinedTable } from '../database/columns.js';
import { userFields } from '../people/find-person.js';
import type { BoardRow, TargetRow } from '../wire/board.js';
import { type PinColumns, wirePin, type WirePin } from '../wire/pin.js';
import type { UserRow } from '../wire/user.js';
import { visibleSql } from './visible.js';

/** A pin joined with everything its wire form contains: also the rows of the joined tables below. */
export interface PinRow extends PinColumns {
  readonly rootId: string;
  readonly feedPosition: number;
  /** The place in the order of pins or of saves. */
  readonly position: number;
  readonly isHidden: number;
  readonly boardDeletedAt: number | null;
  readonly saveId: string | null;
}

const PINNER = joinedTable<UserRow>('pinner.', userFields('pinner'));
const BOARD = joinedTable<BoardRow>('board.', boardFields('board'));
const OWNER = joinedTable<UserRow>('owner.', userFields('owner'));
/** The board of the viewer's copy. */
const SAVE_BOARD = joinedTable<TargetRow>('saveBoard.', {
  id: 'kept_board.id',
  name: 'kept_board.name',
  url: 'kept_board.url',
  layout: 'kept_board.layout',
});

/**
 * Selects pins for the viewer `:viewer`. The id, date, person and board come from `copy`: from the published pin, or from a
 * save of it.
 */
function pinSql(copy: 'pins' | 'saves'): string {
  const person = copy === 'pins' ? 'pins.pinner_id' : 'saves.user_id';
  const position = copy === 'pins' ? 'pins.feed_position' : 'saves.save_position';
  const from = copy === 'pins' ? 'pins' : 'saves JOIN pins ON pins.id = saves.pin_id';
  return `
  SELECT ${copy}.id AS id, pins.id AS rootId, pins.title, pins.description, pins.alt_text AS altText, pins.link,
    ${copy}.created_at AS createdAt, pins.extras, pins.feed_position AS feedPosition, ${position} AS position,
    pictures.signature, pictures.dominant_color AS dominantColor, pictures.width, pictures.height, pictures.files,
    EXISTS (SELECT 1 FROM hidden_pins WHERE user_id = :viewer AND pin_id = pins.id) AS isHidden,
    board.deleted_at AS boardDeletedAt, kept.id AS saveId,
    ${PINNER.columns}, ${BOARD.columns}, ${OWNER.columns}, ${SAVE_BOARD.columns}
  FROM ${from}
  JOIN pictures ON pictures.signature = pins.picture
  LEFT JOIN users AS pinner ON pinner.id = ${person}
  LEFT JOIN boards AS board ON board.id = ${copy}.board_id
  LEFT JOIN users AS owner ON owner.id = board.owner_id
  LEFT JOIN saves AS kept ON kept.save_position = (
    SELECT max(save_position) FROM saves AS mine LEFT JOIN boards AS place ON place.id = mine.board_id
    WHERE mine.user_id = :viewer AND mine.pin_id = pins.id AND mine.deleted_at IS NULL AND ${visibleSql('place')})
  LEFT JOIN boards AS kept_board ON kept_board.id = kept.board_id`;
}

/** Selects published pins. */
export const PIN_SQL = pinSql('pins');

/** Selects saved copies of pins. */
export const SAVED_COPY_SQL = pinSql('saves');

/** {@link visibleSql} of the board of a selected pin. */
export const VISIBLE_SQL = visibleSql();

/** Converts a selected row to the snake_case form. */
export function wirePinOf(row: PinRow, viewerId: string | null): WirePin {
  const pinner = PINNER.rowOf(row);
  const owner = OWNER.rowOf(row);
  const board = BOARD.rowOf(row);
  const isOnBoard = board !== null && owner !== null && row.boardDeletedAt === null;
  return wirePin({
    ...row,
    isRepin: row.id !== row.rootId,
    isHidden: row.isHidden === 1,
    isOwn: viewerId !== null && pinner?.id === viewerId,
    pinner,
    board: isOnBoard ? { board, owner } : null,
    save: row.saveId === null ? null : { board: SAVE_BOARD.rowOf(row) },
  });
}
