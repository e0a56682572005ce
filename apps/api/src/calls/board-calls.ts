import {
  BOARD_PRIVACIES,
  BOARD_SORTS,
  BOARD_TITLE_MAX,
  BOARDS_PAGE_SIZE,
  QUICK_SAVES_LAYOUT,
} from '@tackboard/domain';
import * as z from 'zod';
import { BOARD_PRIVACY_FILTERS } from '../boards/read-boards.js';
import { ResourceError } from '../errors/resource-error.js';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage } from '../http/bookmarks.js';
import { type Call, defineCall, defineWrite, requireOwnAccount } from '../http/call.js';
import { boolean, flag, id, line, note, optionalId, page } from '../http/fields.js';
import type { Services } from '../services.js';
import { BOARD, PIN } from '../wire/shapes.js';

const privacy = z.enum(BOARD_PRIVACIES);
const layout = z.enum(['default', QUICK_SAVES_LAYOUT]);

const OPTIONS = z.strictObject({
  username: z.string().max(100).nullish(),
  ...page(BOARDS_PAGE_SIZE),
  sort: z.enum(BOARD_SORTS).default('last_pinned_to'),
  privacy_filter: z.enum(BOARD_PRIVACY_FILTERS).default('all'),
  field_set_key: note,
  group_by: note,
  orbac_subject_id: note,
  filter_stories: boolean,
  filter_all_pins: flag,
  filter_shopping_list: flag,
  include_archived: flag,
});

/** The calls of boards (S3 §7). */
export function boardCalls({
  people,
  readBoards,
  readPersonPins,
  wireListedBoard,
  findBoard,
  writeBoard,
  readBoardPins,
}: Services): readonly Call[] {
  const readBoard = (userId: string | null, boardId: string) =>
    wireListedBoard(findBoard.visible({ userId }, boardId), userId);

  return [
    defineCall({
      endpoint: 'listBoards GET /resource/BoardsResource/get/',
      summary: "A person's boards, by default the viewer's own (S3 §3)",
      input: OPTIONS,
      response: z.array(BOARD),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const { userId } = viewer;
        const own = userId === null ? undefined : people.byId(userId).username;
        const username = input.username ?? own;
        if (username === undefined) throw new ResourceError('signInRequired');
        const asked = {
          username,
          sort: input.sort,
          privacyFilter: input.privacy_filter,
          filterStories: input.filter_stories === true,
        };
        return readBoards(viewer, asked, askedPage(input));
      },
    }),
    defineCall({
      endpoint: 'readBoardlessPins GET /resource/BoardlessPinsResource/get/',
      summary:
        "A person's quick saves and pins without a board, by default the viewer's (S3 §6; name ours)",
      input: z.strictObject({
        user_id: id.nullish(),
        ...page(PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const userId = input.user_id ?? viewer.userId;
        if (userId === null) throw new ResourceError('signInRequired');
        people.byId(userId);
        return readPersonPins.boardless(viewer, userId, askedPage(input));
      },
    }),
    defineCall({
      endpoint: 'readBoard GET /resource/BoardResource/get/',
      summary:
        'A board with its counts and newest pictures, by its id, or by username and slug (S3 §7)',
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
      endpoint: 'readBoardPins GET /resource/BoardFeedResource/get/',
      summary: 'The pins and saves on a board, or in one of its sections, newest first (name ours)',
      input: z.strictObject({
        board_id: id,
        section_id: optionalId,
        ...page(PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const place = { boardId: input.board_id, sectionId: input.section_id };
        findBoard.visible(viewer, place.boardId);
        return readBoardPins(viewer, place, askedPage(input));
      },
    }),
    defineWrite({
      endpoint: 'createBoard POST /resource/BoardResource/create/',
      summary:
        'Creates a board; with return_existing returns the one of that name and privacy (S3 §4.9 §7)',
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
      action: 'createBoard',
      run: ({ input, userId }) => {
        requireOwnAccount(userId, input.user_id, input.orbac_subject_id);
        const { username } = people.byId(userId);
        if (input.username != null && input.username.toLowerCase() !== username.toLowerCase())
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
    defineWrite({
      endpoint: 'editBoard PUT /resource/BoardResource/update/',
      summary: 'Changes a board of the viewer; absent values stay (action ours)',
      input: z.strictObject({
        board_id: id,
        name: line(BOARD_TITLE_MAX).optional(),
        privacy: privacy.optional(),
        layout: layout.optional(),
        protected: boolean,
        orbac_subject_id: optionalId,
      }),
      response: BOARD,
      action: 'edit',
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
    defineWrite({
      endpoint: 'deleteBoard DELETE /resource/BoardResource/delete/',
      summary: 'Deletes a board of the viewer with the copies on it; published pins stay (S3 §7)',
      input: z.strictObject({ board_id: id }),
      action: 'edit',
      run: ({ input, userId }) => {
        writeBoard.remove(userId, input.board_id);
      },
    }),
  ];
}
