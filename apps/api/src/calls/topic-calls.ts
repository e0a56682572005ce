import * as z from 'zod';
import { found } from '../errors/resource-error.js';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage, createBookmarks, offsetPage, type Range } from '../http/bookmarks.js';
import { type Call, defineCall } from '../http/call.js';
import { id, note, page } from '../http/fields.js';
import type { Viewer } from '../sessions/sessions.js';
import {
  EXPLORE_ORDERS,
  EXPLORE_SCOPES,
  type ExploreOrder,
  type ExploreScope,
} from '../search/search-pins.js';
import { findTopic, type Topic, TOPICS } from '../topics/topics.js';
import { PIN } from '../wire/shapes.js';
import type { Services } from '../services.js';
import { MAX_RESULTS } from './search-calls.js';

const MAX_PAGE_SIZE = 100;

/** Pictures of a topic. */
const COVERS = 3;

const exploreBookmarks = createBookmarks('explore');

const ORDERS = Object.keys(EXPLORE_ORDERS) as [ExploreOrder, ...ExploreOrder[]];

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
