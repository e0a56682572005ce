import { BOARD_PRIVACIES, BOARD_TITLE_MAX, QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import * as z from 'zod';
import { MAX_PINS_PAGE_SIZE } from '../boards/read-board-pins.js';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { type Call, defineCall } from '../http/call.js';
import { bookmarks, boolean, id, line, note, optionalId, pageSize } from '../http/fields.js';
import { BOARD, NOTHING, PIN } from '../wire/shapes.js';
import { requireOwnAccount } from './acting-account.js';
import type { Services } from '../services.js';

const AREA = 'Boards';

const privacy = z.enum(BOARD_PRIVACIES);
const layout = z.enum(['default', QUICK_SAVES_LAYOUT]);

/** The calls that read and write one board (S3 §7). */
export function boardWriteCalls({
  database,
  wireListedBoard,
  findBoard,
  writeBoard,
  readBoardPins,
}: Services): readonly Call[] {
  const usernames = query<{ username: string }>(
    database,
    'SELECT username FROM users WHERE id = :userId',
  );
  const readBoard = (userId: string | null, boardId: string) =>
    wireListedBoard(findBoard.visible({ userId }, boardId), userId);

  return [
    defineCall({
      name: 'readBoard',
      area: AREA,
      summary:
        'A board with its counts and newest pictures, by its id, or by username and slug (S3 §7)',
      method: 'GET',
      path: '/resource/BoardResource/get/',
      input: z.union([
        z.strictObject({ board_id: id, field_set_key: note }),
        z.strictObject({
          // As long as an address may be: one that nobody has is missing, not wrong.
          username: z.string().min(1),
          slug: z.string().min(1),
          field_set_key: note,
        }),
      ]),
      response: BOARD,
      run: ({ input, viewer }) => {
        const row =
          'board_id' in input
            ? findBoard.visible(viewer, input.board_id)
            : findBoard.visibleAt(viewer, input.username, input.slug);
        return { data: wireListedBoard(row, viewer.userId) };
      },
    }),
    defineCall({
      name: 'readBoardPins',
      area: AREA,
      summary: 'The pins and saves on a board, or in one of its sections, newest first (name ours)',
      method: 'GET',
      path: '/resource/BoardFeedResource/get/',
      input: z.strictObject({
        board_id: id,
        section_id: optionalId,
        bookmarks,
        page_size: pageSize(PAGE_SIZE, MAX_PINS_PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const place = { boardId: input.board_id, sectionId: input.section_id };
        findBoard.visible(viewer, place.boardId);
        const page = { bookmark: input.bookmarks, pageSize: input.page_size };
        const { items, bookmark } = readBoardPins(viewer, place, page);
        return { data: items, bookmark };
      },
    }),
    defineCall({
      name: 'createBoard',
      area: AREA,
      summary:
        'Creates a board; with return_existing returns the one of that name and privacy (S3 §4.9 §7)',
      method: 'POST',
      path: '/resource/BoardResource/create/',
      input: z.strictObject({
        name: line(BOARD_TITLE_MAX),
        privacy: privacy.default('public'),
        username: z.string().max(100).nullish(),
        layout: layout.default('default'),
        protected: boolean,
        return_existing: boolean,
        user_id: optionalId,
        orbac_subject_id: optionalId,
      }),
      response: BOARD,
      needsSignIn: true,
      action: 'createBoard',
      isKeyed: true,
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.user_id, input.orbac_subject_id);
        const username = usernames.first({ userId })?.username;
        if (input.username != null && input.username.toLowerCase() !== username?.toLowerCase())
          throw new ResourceError('otherViewer', 'The username is not the signed-in viewer.');
        const boardId = writeBoard.create(userId, {
          name: input.name,
          privacy: input.privacy,
          layout: input.layout,
          isProtected: input.protected === true,
          returnExisting: input.return_existing === true,
        });
        return { data: readBoard(userId, boardId) };
      },
    }),
    defineCall({
      name: 'editBoard',
      area: AREA,
      summary: 'Changes a board of the viewer; absent values stay (action ours)',
      method: 'PUT',
      path: '/resource/BoardResource/update/',
      input: z.strictObject({
        board_id: id,
        name: line(BOARD_TITLE_MAX).optional(),
        privacy: privacy.optional(),
        layout: layout.optional(),
        protected: boolean,
        orbac_subject_id: optionalId,
      }),
      response: BOARD,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.orbac_subject_id);
        writeBoard.edit(userId, input.board_id, {
          name: input.name,
          privacy: input.privacy,
          layout: input.layout,
          isProtected: input.protected,
        });
        return { data: readBoard(userId, input.board_id) };
      },
    }),
    defineCall({
      name: 'deleteBoard',
      area: AREA,
      summary: 'Deletes a board of the viewer with the copies on it; published pins stay (S3 §7)',
      method: 'DELETE',
      path: '/resource/BoardResource/delete/',
      input: z.strictObject({ board_id: id }),
      response: NOTHING,
      needsSignIn: true,
      action: 'edit',
      isKeyed: true,
      run: ({ input, userId }) => {
        writeBoard.remove(userId, input.board_id);
        return { data: null };
      },
    }),
  ];
}
