import type { Database } from '../database/database.js';
import { found, ResourceError } from '../errors/resource-error.js';
import { createBookmarks, type PageRequest, positionPage } from '../http/bookmarks.js';
import { newId } from '../seed/ids.js';
import type { Viewer } from '../sessions/sessions.js';
import { freeSlug, slugOf } from './board-slug.js';
import type { FindBoard } from './find-board.js';

/** Reads and writes sections of boards. Call the writes inside a transaction. */
export type Sections = ReturnType<typeof createSections>;

interface SectionRow {
  readonly position: number;
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly pinCount: number;
}

const BOOKMARKS = createBookmarks('sections');

/** A section in the snake_case form (S1 §2). */
function wireSection({ id, title, slug, pinCount }: SectionRow) {
  return { id, title, slug, pin_count: pinCount };
}

/** Creates the functions behind `BoardSectionResource`. The owner and collaborators write them. */
export function createSections(database: Database, findBoard: FindBoard, now: () => number) {
  const columns = `sections.rowid AS position, id, title, slug,
    (SELECT count(*) FROM saves WHERE section_id = sections.id AND deleted_at IS NULL)
      + (SELECT count(*) FROM pins WHERE section_id = sections.id AND deleted_at IS NULL) AS pinCount`;
  const page = database.query<SectionRow>(
    `SELECT ${columns} FROM sections WHERE board_id = :boardId AND deleted_at IS NULL AND rowid > :after
     ORDER BY rowid LIMIT :limit`,
  );
  const byTitle = database.query<SectionRow>(
    `SELECT ${columns} FROM sections
     WHERE board_id = :boardId AND deleted_at IS NULL AND title = :title COLLATE NOCASE`,
  );
  const byId = database.query<SectionRow & { deletedAt: number | null }>(
    `SELECT ${columns}, deleted_at AS deletedAt FROM sections WHERE board_id = :boardId AND id = :sectionId`,
  );
  const slugs = database.query<{ id: string }>(
    'SELECT id FROM sections WHERE board_id = :boardId AND slug = :slug',
  );
  const insert = database.prepare(
    'INSERT INTO sections (id, board_id, title, slug) VALUES (:id, :boardId, :title, :slug)',
  );
  const rename = database.prepare('UPDATE sections SET title = :title WHERE id = :sectionId');
  // The slug of a deleted section is free for another one.
  const markDeleted = database.prepare(
    `UPDATE sections SET deleted_at = :now, slug = slug || '~' || id WHERE id = :sectionId`,
  );
  const emptySaves = database.prepare(
    'UPDATE saves SET section_id = NULL WHERE section_id = :sectionId',
  );
  const emptyPins = database.prepare(
    'UPDATE pins SET section_id = NULL WHERE section_id = :sectionId',
  );

  const onBoard = database.query<{ id: string; title: string; slug: string }>(
    'SELECT id, title, slug FROM sections WHERE id = :sectionId AND board_id = :boardId AND deleted_at IS NULL',
  );

  const find = (boardId: string, sectionId: string) =>
    found(
      byId.first({ boardId, sectionId }),
      'sectionNotFound',
      `There is no section ${sectionId}.`,
    );

  return {
    list: (viewer: Viewer, boardId: string, asked: PageRequest) => {
      findBoard.visible(viewer, boardId);
      const read = (after: number, limit: number) => page.all({ boardId, after, limit });
      return positionPage(BOOKMARKS, 0, asked, read, wireSection);
    },
    /** Returns the section that a pin goes to, if it goes to one. Throws `sectionNotFound` unless the board has it. */
    target: (boardId: string | null, sectionId: string | null) =>
      sectionId === null
        ? undefined
        : found(onBoard.first({ boardId, sectionId }), 'sectionNotFound'),
    /** Returns the new section, or the one that has this title. */
    create: (userId: string, boardId: string, title: string) => {
      findBoard.shared(userId, boardId);
      const existing = byTitle.first({ boardId, title });
      if (existing !== undefined) return wireSection(existing);
      const isUsed = (slug: string): boolean => slugs.first({ boardId, slug }) !== undefined;
      const slug = freeSlug(slugOf(title), isUsed, 'section');
      const id = newId();
      insert.run({ id, boardId, title, slug });
      return { id, title, slug, pin_count: 0 };
    },
    edit: (userId: string, boardId: string, sectionId: string, title: string) => {
      findBoard.shared(userId, boardId);
      if (find(boardId, sectionId).deletedAt !== null)
        throw new ResourceError('sectionNotFound', `The section ${sectionId} is deleted.`);
      const clash = byTitle.first({ boardId, title });
      if (clash !== undefined && clash.id !== sectionId) throw new ResourceError('sectionExists');
      rename.run({ sectionId, title });
      return wireSection(find(boardId, sectionId));
    },
    /** Marks the section as deleted. Its pins stay on the board. */
    remove: (userId: string, boardId: string, sectionId: string): void => {
      findBoard.shared(userId, boardId);
      if (find(boardId, sectionId).deletedAt !== null) return;
      markDeleted.run({ now: now(), sectionId });
      emptySaves.run({ sectionId });
      emptyPins.run({ sectionId });
    },
  };
}
