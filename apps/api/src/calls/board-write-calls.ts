import { BOARD_PRIVACIES, BOARD_TITLE_MAX, QUICK_SAVES_LAYOUT } from '@tackboard/domain';
import * as z from 'zod';
import { createWireListedBoard } from '../boards/board-query.js';
import { createFindBoard } from '../boards/find-board.js';
import { createWriteBoard } from '../boards/write-board.js';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { type Call, defineCall } from '../http/call.js';
import { boolean, id, line, note, optionalId } from '../http/fields.js';
import { BOARD, NOTHING } from '../wire/shapes.js';
import { requireOwnAccount } from './acting-account.js';
import type { CallContext } from './call-context.js';

const AREA = 'Boards';

const privacy = z.enum(BOARD_PRIVACIES);
const layout = z.enum(['default', QUICK_SAVES_LAYOUT]);

/** The calls that read and write one board (S3 §7). */
export function boardWriteCalls({ database, now }: CallContext): readonly Call[] {
  const findBoard = createFindBoard(database);
  const writeBoard = createWriteBoard(database, findBoard, now);
  const wireBoard = createWireListedBoard(database);
  const usernames = query<{ username: string }>(
    database,
    'SELECT username FROM users WHERE id = :userId',
  );
  const readBoard = (userId: string | null, boardId: string) =>
    wireBoard(findBoard.visible({ userId }, boardId), userId);

  return [
    defineCall({
      name: 'readBoard',
      area: AREA,
      summary: 'A board with its counts and newest pictures (S3 §7)',
      method: 'GET',
      path: '/resource/BoardResource/get/',
      input: z.strictObject({ board_id: id, field_set_key: note }),
      response: BOARD,
      run: ({ input, viewer }) => ({ data: readBoard(viewer.userId, input.board_id) }),
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
