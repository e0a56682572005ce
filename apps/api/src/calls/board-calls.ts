import { BOARD_SORTS, BOARDS_PAGE_SIZE } from '@tackboard/domain/board';
import * as z from 'zod';
import { BOARD_PRIVACY_FILTERS } from '../boards/read-boards.js';
import { query } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import { type Call, defineCall } from '../http/call.js';
import { bookmarks, boolean, flag, note, pageSize } from '../http/fields.js';
import { BOARD } from '../wire/shapes.js';
import type { CallContext } from './call-context.js';

/** The largest page. */
const MAX_BOARDS_PAGE_SIZE = 250;

const OPTIONS = z.strictObject({
  username: z.string().max(100).nullish(),
  bookmarks,
  page_size: pageSize(BOARDS_PAGE_SIZE, MAX_BOARDS_PAGE_SIZE),
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

/** The calls of boards. */
export function boardCalls({ database, readBoards }: CallContext): readonly Call[] {
  const byId = query<{ username: string }>(database, 'SELECT username FROM users WHERE id = :id');
  return [
    defineCall({
      name: 'listBoards',
      area: 'Boards',
      summary: "A person's boards, by default the viewer's own (S3 §3)",
      method: 'GET',
      path: '/resource/BoardsResource/get/',
      input: OPTIONS,
      response: z.array(BOARD),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const own =
          viewer.userId === null ? undefined : byId.first({ id: viewer.userId })?.username;
        const username = input.username ?? own;
        if (username === undefined) throw new ResourceError('signInRequired');
        const page = readBoards(viewer, {
          username,
          sort: input.sort,
          privacyFilter: input.privacy_filter,
          filterStories: input.filter_stories === true,
          pageSize: input.page_size,
          bookmark: input.bookmarks,
        });
        return { data: page.boards, bookmark: page.bookmark };
      },
    }),
  ];
}
