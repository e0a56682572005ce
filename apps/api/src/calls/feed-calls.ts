import * as z from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE, type ReadFeed } from '../feed/read-feed.js';
import type { Call } from '../http/call.js';
import { bookmarks, note, pageSize } from '../http/fields.js';

const OPTIONS = z.strictObject({
  bookmarks,
  page_size: pageSize(PAGE_SIZE, MAX_PAGE_SIZE),
  field_set_key: note,
});

/** `UserHomefeedResource/get`: a page of the home feed. */
export function homeFeedCall(homeFeed: ReadFeed): Call<z.infer<typeof OPTIONS>> {
  return {
    name: 'UserHomefeedResource',
    action: 'get',
    options: OPTIONS,
    run: ({ options, viewer }) => {
      const page = homeFeed(viewer, options.bookmarks, options.page_size);
      return { data: page.pins, bookmark: page.bookmark };
    },
  };
}
