import * as z from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage } from '../http/bookmarks.js';
import { type Call, defineCall } from '../http/call.js';
import { note, page } from '../http/fields.js';
import { BOARD, PIN, USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The calls of the home feed. */
export function feedCalls({ homeFeed, readSignals }: Services): readonly Call[] {
  return [
    defineCall({
      endpoint: 'readHomeFeed GET /resource/UserHomefeedResource/get/',
      summary: 'A page of the home feed (name ours)',
      input: z.strictObject({ ...page(PAGE_SIZE, MAX_PAGE_SIZE), field_set_key: note }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => homeFeed(viewer, askedPage(input)),
    }),
    defineCall({
      endpoint: 'readFeedSignals GET /resource/HomefeedSignalsResource/get/',
      summary: 'Whom and what the viewer follows, and the pins they hid (S1 §2; name ours)',
      input: z.strictObject({ field_set_key: note }),
      response: z.looseObject({
        users: z.array(USER),
        boards: z.array(BOARD),
        hidden_pins: z.array(PIN),
      }),
      needsSignIn: true,
      run: ({ userId }) => ({ data: readSignals(userId) }),
    }),
  ];
}
