import { QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import type { Database } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { FindPerson } from '../people/find-person.js';
import { newId } from '../seed/ids.js';
import type { BoardRow } from '../wire/board.js';
import { freeSlug, slugOf } from './board-slug.js';
import type { FindBoard } from './find-board.js';

/** A new board (S3 §7). */
export interface NewBoard {
  readonly name: string;
  readonly privacy: BoardRow['privacy'];
  readonly layout: string;
  readonly isProtected: boolean;
  /** Returns the quick-saves board, or the board of that name and privacy, if there is one. */
  readonly returnExisting: boolean;
}

/** Changes of a board; absent values stay. */
type BoardChanges = {
  readonly [Field in keyof Omit<NewBoard, 'returnExisting'>]?: NewBoard[Field] | undefined;
};

/**
 * Creates the functions behind `BoardResource` (S3 §7). Call each inside a transaction. A person has each name once, and one
 * board for quick saves: a repeated request creates no second board. The URL of a board stays when it gets another name.
 */
export function createWriteBoard(
  database: Database,
  findBoard: FindBoard,
  people: FindPerson,
  now: () => number,
) {
  const same = database.query<{ id: string; privacy: string; isForQuickSaves: number }>(
    `SELECT id, privacy, layout = '${QUICK_SAVES_LAYOUT}' AS isForQuickSaves FROM boards WHERE owner_id = :userId AND deleted_at IS NULL AND id <> :except
       AND (name = :name COLLATE NOCASE OR (:layout = '${QUICK_SAVES_LAYOUT}' AND layout = :layout))
     ORDER BY layout = :layout DESC LIMIT 1`,
  );
  const urls = database.query<{ id: string }>(
    'SELECT id FROM boards WHERE url = :url COLLATE NOCASE',
  );
  const insert = database.prepare(
    `INSERT INTO boards (id, owner_id, name, url, privacy, layout, is_protected, position, created_at, last_pinned_at)
     VALUES (:id, :userId, :name, :url, :privacy, :layout, :isProtected,
       1 + (SELECT coalesce(max(position), 0) FROM boards WHERE owner_id = :userId), :now, :now)`,
  );
  const update = database.prepare(
    `UPDATE boards SET name = coalesce(:name, name), privacy = coalesce(:privacy, privacy),
       layout = coalesce(:layout, layout), is_protected = coalesce(:isProtected, is_protected)
     WHERE id = :boardId`,
  );
  const list = database.prepare(
    'UPDATE pins SET is_listed = :isListed WHERE board_id = :boardId AND is_listed <> :isListed',
  );
  // The URL of a deleted board is free for another one.
  const markDeleted = database.prepare(
    `UPDATE boards SET deleted_at = :now, url = url || '~' || id WHERE id = :boardId`,
  );
  const removeCopies = database.prepare(
    'UPDATE saves SET deleted_at = :now WHERE board_id = :boardId AND deleted_at IS NULL',
  );
  const removeInvites = database.prepare('DELETE FROM board_invites WHERE board_id = :boardId');

  return {
    /** Returns the id. Throws `boardExists` for a name, or a quick-saves board, that the viewer has already. */
    create: (userId: string, board: NewBoard): string => {
      const { name, privacy, layout } = board;
      const existing = same.first({ userId, name, layout, except: '' });
      if (existing !== undefined) {
        // A pin for a secret board must never land on a public one. Quick saves choose no privacy.
        const agrees =
          existing.privacy === privacy ||
          (layout === QUICK_SAVES_LAYOUT && existing.isForQuickSaves === 1);
        if (board.returnExisting && agrees) return existing.id;
        throw new ResourceError(
          'boardExists',
          'Send return_existing to get the existing board of the same privacy.',
        );
      }
      const { username } = people.byId(userId);
      const urlOf = (slug: string): string => `/${username}/${encodeURIComponent(slug)}/`;
      const slug = freeSlug(
        slugOf(name),
        (each) => urls.first({ url: urlOf(each) }) !== undefined,
        'board',
      );
      const id = newId();
      const row = { id, userId, name, url: urlOf(slug), privacy, layout, now: now() };
      insert.run({ ...row, isProtected: Number(board.isProtected) });
      return id;
    },
    edit: (userId: string, boardId: string, changes: BoardChanges): void => {
      const { name, privacy, layout, isProtected } = changes;
      if (findBoard.own(userId, boardId).isDeleted)
        throw new ResourceError('boardNotFound', `The board ${boardId} is deleted.`);
      const clash = same.first({
        userId,
        name: name ?? '',
        layout: layout ?? '',
        except: boardId,
      });
      if (clash !== undefined) throw new ResourceError('boardExists');
      update.run({
        boardId,
        name: name ?? null,
        privacy: privacy ?? null,
        layout: layout ?? null,
        isProtected: isProtected === undefined ? null : Number(isProtected),
      });
      if (privacy !== undefined) list.run({ boardId, isListed: Number(privacy !== 'secret') });
    },
    /** Marks the board as deleted and removes the copies that were saved to it. Published pins stay, without a board. */
    remove: (userId: string, boardId: string): void => {
      if (findBoard.own(userId, boardId).isDeleted) return;
      markDeleted.run({ now: now(), boardId });
      removeCopies.run({ now: now(), boardId });
      removeInvites.run({ boardId });
    },
  };
}
