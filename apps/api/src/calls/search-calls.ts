import * as z from 'zod';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage, createBookmarks, offsetPage, type Range } from '../http/bookmarks.js';
import { type Call, defineCall } from '../http/call.js';
import { id, note, page } from '../http/fields.js';
import { requirePin } from '../pins/read-pin.js';
import { PIN_SCOPES, RELATED_SCOPES } from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import { PIN } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The largest page. */
const MAX_PAGE_SIZE = 100;

/** Nobody looks further, and each page costs as much as all before it. */
export const MAX_RESULTS = 1000;

/** The scopes of a search (S3 §9). */
const SCOPES = [...PIN_SCOPES, 'boards', 'users'] as const;

const searchBookmarks = createBookmarks('search');
const relatedBookmarks = createBookmarks('related');

/** The calls that search (S3 §9), and that find pins like another. The names of the resources are ours. */
export function searchCalls({
  findPin,
  searchPins,
  relatedPins,
  searchBoards,
  searchPeople,
}: Services): readonly Call[] {
  const search = (viewer: Viewer, scope: (typeof SCOPES)[number], text: string) => {
    const pinScope = PIN_SCOPES.find((known) => known === scope);
    return (range: Range): readonly unknown[] => {
      if (pinScope !== undefined) return searchPins(viewer, text, pinScope, range);
      if (text.trim() === '') return [];
      return scope === 'boards'
        ? searchBoards(viewer, text, range)
        : searchPeople(viewer, text, range);
    };
  };

  return [
    defineCall({
      endpoint: 'search GET /resource/BaseSearchResource/get/',
      summary: 'Pins, boards or people that match a text (S3 §9; name ours)',
      input: z.strictObject({
        query: z.string().max(500),
        scope: z.enum(SCOPES).default('pins'),
        ...page(PAGE_SIZE, MAX_PAGE_SIZE),
        rs: note,
        field_set_key: note,
      }),
      response: z.looseObject({ results: z.array(z.looseObject({ id: z.string() })) }),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const list = search(viewer, input.scope, input.query);
        const found = offsetPage(searchBookmarks, askedPage(input), list, MAX_RESULTS);
        return { data: { results: found.data }, bookmark: found.bookmark };
      },
    }),
    defineCall({
      endpoint: 'readRelatedPins GET /resource/RelatedPinFeedResource/get/',
      summary: 'Pins similar to another one (name ours)',
      input: z.strictObject({
        pin: id,
        scope: z.enum(RELATED_SCOPES).default('pins'),
        ...page(PAGE_SIZE, MAX_PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const { pin: copy, rootId } = requirePin(findPin, viewer, input.pin);
        const pin = { ...copy, id: rootId };
        const list = (range: Range) => relatedPins(viewer, pin, input.scope, range);
        return offsetPage(relatedBookmarks, askedPage(input), list, MAX_RESULTS);
      },
    }),
  ];
}
