import { BOARD_SORTS, BOARDS_PAGE_SIZE } from '@tackboard/domain';
import * as z from 'zod';
import { BOARD_PRIVACY_FILTERS } from '../boards/read-boards.js';
import { ResourceError } from '../errors/resource-error.js';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage, pageResult } from '../http/bookmarks.js';
import { type Call, defineCall } from '../http/call.js';
import { bookmarks, boolean, flag, id, note, pageSize } from '../http/fields.js';
import { BOARD, PIN } from '../wire/shapes.js';
import type { Services } from '../services.js';

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
export function boardCalls({ database, readBoards, readPersonPins }: Services): readonly Call[] {
  const byId = database.query<{ username: string }>('SELECT username FROM users WHERE id = :id');

  return [
    defineCall({
      endpoint: 'listBoards GET /resource/BoardsResource/get/',
      summary: "A person's boards, by default the viewer's own (S3 §3)",
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
    defineCall({
      endpoint: 'readBoardlessPins GET /resource/BoardlessPinsResource/get/',
      summary:
        "A person's quick saves and pins without a board, by default the viewer's (S3 §6; name ours)",
      input: z.strictObject({
        user_id: id.nullish(),
        bookmarks,
        page_size: pageSize(PAGE_SIZE, MAX_PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const userId = input.user_id ?? viewer.userId;
        if (userId === null) throw new ResourceError('signInRequired');
        if (byId.first({ id: userId }) === undefined)
          throw new ResourceError('userNotFound', `There is no user ${userId}.`);
        return pageResult(readPersonPins.boardless(viewer, userId, askedPage(input)));
      },
    }),
  ];
}
