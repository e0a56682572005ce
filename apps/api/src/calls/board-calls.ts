import { BOARD_SORTS, BOARDS_PAGE_SIZE } from '@tackboard/domain/board';
import * as z from 'zod';
import { BOARD_PRIVACY_FILTERS, type ReadBoards } from '../boards/read-boards.js';
import { ResourceError } from '../errors/resource-error.js';
import type { Call } from '../http/call.js';
import { bookmarks, flag, note, pageSize } from '../http/fields.js';

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
  filter_stories: flag,
  filter_all_pins: flag,
  filter_shopping_list: flag,
  include_archived: flag,
});

/** `BoardsResource/get`: a person's boards, by default the viewer's own. */
export function boardsCall(
  readBoards: ReadBoards,
  usernameOf: (userId: string) => string,
): Call<z.infer<typeof OPTIONS>> {
  return {
    name: 'BoardsResource',
    action: 'get',
    options: OPTIONS,
    run: ({ options, viewer }) => {
      const username =
        options.username ?? (viewer.userId === null ? undefined : usernameOf(viewer.userId));
      if (username === undefined) throw new ResourceError('signInRequired');
      const page = readBoards(viewer, {
        username,
        sort: options.sort,
        privacyFilter: options.privacy_filter,
        pageSize: options.page_size,
        bookmark: options.bookmarks,
      });
      return { data: page.boards, bookmark: page.bookmark };
    },
  };
}
