import * as z from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../feed/read-feed.js';
import { type Call, defineCall } from '../http/call.js';
import { bookmarks, note, pageSize } from '../http/fields.js';
import { PIN } from '../wire/shapes.js';
import type { CallContext } from './call-context.js';

/** The calls of the home feed. */
export function feedCalls({ homeFeed }: CallContext): readonly Call[] {
  return [
    defineCall({
      name: 'readHomeFeed',
      area: 'Pins',
      summary: 'A page of the home feed (name ours)',
      method: 'GET',
      path: '/resource/UserHomefeedResource/get/',
      input: z.strictObject({
        bookmarks,
        page_size: pageSize(PAGE_SIZE, MAX_PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const page = homeFeed(viewer, input.bookmarks, input.page_size);
        return { data: page.pins, bookmark: page.bookmark };
      },
    }),
  ];
}
