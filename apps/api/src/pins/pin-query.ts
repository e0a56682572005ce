import type { BoardRow } from '../wire/board.js';
import { wirePin, type WirePin } from '../wire/pin.js';
import type { UserRow } from '../wire/user.js';
import { visibleSql } from './visible.js';

/** A pin joined with everything its wire form contains. Columns of joined tables have a prefix. */
export interface PinRow {
  readonly id: string;
  readonly rootId: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string | null;
  readonly link: string | null;
  readonly createdAt: number;
  readonly signature: string;
  readonly dominantColor: string;
  readonly width: number;
  readonly height: number;
  readonly files: string;
  readonly extras: string | null;
  readonly feedPosition: number;
  /** The place in the order of pins or of saves. */
  readonly position: number;
  readonly isHidden: number;
  readonly pinnerId: string | null;
  readonly pinnerUsername: string;
  readonly pinnerFullName: string;
  readonly pinnerImageSmall: string;
  readonly pinnerImageMedium: string;
  readonly pinnerIsMerchant: number;
  readonly pinnerVerifiedSite: string | null;
  readonly pinnerFollowedByMe: number;
  readonly pinnerBlockedByMe: number;
  readonly boardId: string | null;
  readonly boardName: string;
  readonly boardUrl: string;
  readonly boardPrivacy: BoardRow['privacy'];
  readonly boardLayout: string;
  readonly boardCreatedAt: number;
  readonly boardCollaboratorCount: number;
  readonly boardCollaboratedByMe: number;
  readonly boardFollowedByMe: number;
  readonly boardIsProtected: number;
  readonly boardDeletedAt: number | null;
  readonly ownerId: string;
  readonly ownerUsername: string;
  readonly ownerFullName: string;
  readonly ownerImageSmall: string;
  readonly ownerImageMedium: string;
  readonly ownerIsMerchant: number;
  readonly ownerVerifiedSite: string | null;
  readonly ownerFollowedByMe: number;
  readonly ownerBlockedByMe: number;
  readonly saveId: string | null;
  readonly saveBoardId: string | null;
  readonly saveBoardName: string;
  readonly saveBoardUrl: string;
  readonly saveBoardLayout: string;
}

function userColumns(table: string, prefix: string): string {
  return `${table}.id AS ${prefix}Id, ${table}.username AS ${prefix}Username, ${table}.full_name AS ${prefix}FullName,
    ${table}.image_small AS ${prefix}ImageSmall, ${table}.image_medium AS ${prefix}ImageMedium,
    ${table}.is_merchant AS ${prefix}IsMerchant, ${table}.verified_site AS ${prefix}VerifiedSite,
    EXISTS (SELECT 1 FROM user_follows WHERE user_id = :viewer AND followed_id = ${table}.id) AS ${prefix}FollowedByMe,
    EXISTS (SELECT 1 FROM user_blocks WHERE user_id = :viewer AND blocked_id = ${table}.id) AS ${prefix}BlockedByMe`;
}

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
    ${userColumns('pinner', 'pinner')},
    board.id AS boardId, board.name AS boardName, board.url AS boardUrl, board.privacy AS boardPrivacy,
    board.layout AS boardLayout, board.created_at AS boardCreatedAt,
    (SELECT count(*) FROM collaborators WHERE board_id = board.id) AS boardCollaboratorCount,
    EXISTS (SELECT 1 FROM collaborators WHERE board_id = board.id AND user_id = :viewer) AS boardCollaboratedByMe,
    EXISTS (SELECT 1 FROM board_follows WHERE user_id = :viewer AND board_id = board.id) AS boardFollowedByMe,
    board.is_protected AS boardIsProtected, board.deleted_at AS boardDeletedAt,
    EXISTS (SELECT 1 FROM hidden_pins WHERE user_id = :viewer AND pin_id = pins.id) AS isHidden,
    ${userColumns('owner', 'owner')},
    kept.id AS saveId, kept_board.id AS saveBoardId, kept_board.name AS saveBoardName,
    kept_board.url AS saveBoardUrl, kept_board.layout AS saveBoardLayout
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

function userOf(row: PinRow, prefix: 'pinner' | 'owner'): UserRow | null {
  const id = row[`${prefix}Id`];
  if (id === null) return null;
  return {
    id,
    username: row[`${prefix}Username`],
    fullName: row[`${prefix}FullName`],
    imageSmall: row[`${prefix}ImageSmall`],
    imageMedium: row[`${prefix}ImageMedium`],
    isMerchant: row[`${prefix}IsMerchant`],
    verifiedSite: row[`${prefix}VerifiedSite`],
    followedByMe: row[`${prefix}FollowedByMe`],
    blockedByMe: row[`${prefix}BlockedByMe`],
  };
}

/** Converts a selected row to the snake_case form. */
export function wirePinOf(row: PinRow, viewerId: string | null): WirePin {
  const owner = userOf(row, 'owner');
  const board: BoardRow | null =
    row.boardId === null || row.boardDeletedAt !== null
      ? null
      : {
          id: row.boardId,
          name: row.boardName,
          url: row.boardUrl,
          privacy: row.boardPrivacy,
          layout: row.boardLayout,
          createdAt: row.boardCreatedAt,
          collaboratorCount: row.boardCollaboratorCount,
          collaboratedByMe: row.boardCollaboratedByMe,
          followedByMe: row.boardFollowedByMe,
          isProtected: row.boardIsProtected,
        };
  const saveBoard =
    row.saveBoardId === null
      ? null
      : {
          id: row.saveBoardId,
          name: row.saveBoardName,
          url: row.saveBoardUrl,
          layout: row.saveBoardLayout,
        };
  return wirePin({
    ...row,
    isRepin: row.id !== row.rootId,
    isHidden: row.isHidden === 1,
    isOwn: viewerId !== null && row.pinnerId === viewerId,
    pinner: userOf(row, 'pinner'),
    board: board === null || owner === null ? null : { board, owner },
    save: row.saveId === null ? null : { id: row.saveId, board: saveBoard },
  });
}
