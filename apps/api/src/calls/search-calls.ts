import * as z from 'zod';
import { found } from '../errors/resource-error.js';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage, createBookmarks, offsetPage, type Range } from '../http/bookmarks.js';
import { type Call, defineCall } from '../http/call.js';
import { id, note, page } from '../http/fields.js';
import { requirePin } from '../pins/read-pin.js';
import {
  EXPLORE_ORDERS,
  EXPLORE_SCOPES,
  type ExploreOrder,
  type ExploreScope,
  PIN_SCOPES,
  RELATED_SCOPES,
} from '../search/search-pins.js';
import type { Viewer } from '../sessions/sessions.js';
import { findTopic, type Topic, TOPICS } from '../topics/topics.js';
import { PIN } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The largest page. */
const MAX_PAGE_SIZE = 100;

/** Nobody looks further, and each page costs as much as all before it. */
const MAX_RESULTS = 1000;

/** The scopes of a search (S3 §9). */
const SCOPES = [...PIN_SCOPES, 'boards', 'users'] as const;

const searchBookmarks = createBookmarks('search');
const relatedBookmarks = createBookmarks('related');
const exploreBookmarks = createBookmarks('explore');

const ORDERS = Object.keys(EXPLORE_ORDERS) as [ExploreOrder, ...ExploreOrder[]];

/** Pictures of a topic. */
const COVERS = 3;

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

/** The calls that list topics and their pins (S3 §2.1). The names of the resources are ours. */
export function topicCalls({ database, explorePins }: Services): readonly Call[] {
  const followed = database.query<{ topicId: string }>(
    'SELECT topic_id AS topicId FROM topic_follows WHERE user_id = :viewer',
  );

  const wireTopic = (
    viewer: Viewer,
    topic: Topic,
    scope: ExploreScope,
    followedIds: ReadonlySet<string>,
  ) => {
    const wanted = { scope, order: 'newest', topic } as const;
    const covers = explorePins(viewer, wanted, { offset: 0, limit: COVERS });
    return {
      id: topic.id,
      type: 'interest',
      name: topic.name,
      url_name: topic.slug,
      is_followed: followedIds.has(topic.id),
      images: { '236x': covers.flatMap(({ images }) => images['236x'] ?? []) },
    };
  };

  return [
    defineCall({
      endpoint: 'listTopics GET /resource/InterestsResource/get/',
      summary:
        'The topics that people can follow, those with pins of a scope, or one of them (S3 §2.1 §4.4; name ours)',
      input: z.strictObject({
        interest: id.optional(),
        scope: z.enum(EXPLORE_SCOPES).optional(),
        field_set_key: note,
      }),
      response: z.looseObject({ results: z.array(z.looseObject({ id: z.string() })) }),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const rows = viewer.userId === null ? [] : followed.all({ viewer: viewer.userId });
        const followedIds = new Set(rows.map(({ topicId }) => topicId));
        const { interest, scope } = input;
        const results = TOPICS.filter((topic) => !interest || topic.id === interest)
          .map((topic) => wireTopic(viewer, topic, scope ?? 'pins', followedIds))
          // Without a scope, and by its id, a topic is there without pins too.
          .filter(({ id, images }) => !scope || id === interest || images['236x'].length > 0);
        return { data: { results } };
      },
    }),
    defineCall({
      endpoint: 'explorePins GET /resource/ExploreFeedResource/get/',
      summary: 'Pins, videos, products or articles, of a topic or of all (S3 §2.1; name ours)',
      input: z.strictObject({
        interest: id.optional(),
        scope: z.enum(EXPLORE_SCOPES).default('pins'),
        order: z.enum(ORDERS).default('newest'),
        ...page(PAGE_SIZE, MAX_PAGE_SIZE),
        field_set_key: note,
      }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const { interest, scope, order } = input;
        const topic =
          interest === undefined
            ? undefined
            : found(findTopic(interest), 'topicNotFound', `There is no topic ${interest}.`);
        const list = (range: Range) => explorePins(viewer, { scope, order, topic }, range);
        return offsetPage(exploreBookmarks, askedPage(input), list, MAX_RESULTS);
      },
    }),
  ];
}
