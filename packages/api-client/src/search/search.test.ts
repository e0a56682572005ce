import { expect, it, test } from 'vitest';
import { sentBy } from '../sent-by.test.fixture.js';
import { readFeedSignals } from '../pins/feed-signals.js';
import { explorePins, listTopics } from './explore.js';
import { readRelatedPins, search } from './search.js';

test.each([
  ['pins', { pins: [{ id: '7' }] }],
  ['boards', { boards: [{ id: '7' }] }],
  ['users', { people: [{ id: '7' }] }],
] as const)('S3 §9.29: a search of %s reads its list', async (scope, found) => {
  const { sent, result } = await sentBy(
    (client) => search(client, { text: 'dunes', scope, bookmark: 'b1', pageSize: 5 }),
    { results: [{ id: '7' }, {}] },
    'b2',
  );
  const payload = { query: 'dunes', scope, page_size: 5, bookmarks: ['b1'] };
  expect(sent).toEqual([['GET', '/resource/BaseSearchResource/get/', payload]]);
  expect(result).toEqual({ pins: [], boards: [], people: [], bookmark: 'b2', ...found });
});

it('S3 §9.29: a blank text finds nothing, without a request', async () => {
  const { sent, result } = await sentBy((client) => search(client, { text: ' ' }));
  expect(sent).toEqual([]);
  expect(result).toEqual({ pins: [], boards: [], people: [] });
});

it('reads products that are like another pin', async () => {
  const { sent, result } = await sentBy(
    (client) => readRelatedPins(client, { pinId: '7', scope: 'buyable_pins', pageSize: 6 }),
    [{ id: '8' }],
    'b2',
  );
  const payload = { pin: '7', scope: 'buyable_pins', page_size: 6 };
  expect(sent).toEqual([['GET', '/resource/RelatedPinFeedResource/get/', payload]]);
  expect(result).toEqual({ pins: [{ id: '8' }], skipped: 0, bookmark: 'b2' });
});

it('S3 §2.1: reads videos of a topic', async () => {
  const { sent } = await sentBy(
    (client) => explorePins(client, { scope: 'videos', order: 'popular', topicId: '9' }),
    [],
  );
  const payload = { scope: 'videos', order: 'popular', interest: '9', page_size: 25 };
  expect(sent).toEqual([['GET', '/resource/ExploreFeedResource/get/', payload]]);
});

it('S3 §4.4: lists topics that have pins of a scope, or one', async () => {
  const topic = { id: '9', name: 'Dunes', url_name: 'dunes', is_followed: true };
  const { sent, result } = await sentBy((client) => listTopics(client, { scope: 'pins' }), {
    results: [topic],
  });
  expect(sent).toEqual([['GET', '/resource/InterestsResource/get/', { scope: 'pins' }]]);
  expect(result).toEqual([
    { id: '9', name: 'Dunes', slug: 'dunes', isFollowed: true, pictures: [] },
  ]);
  const { sent: one } = await sentBy((client) => listTopics(client, { id: '9' }), []);
  expect(one).toEqual([['GET', '/resource/InterestsResource/get/', { interest: '9' }]]);
});

it('S1 §2: reads whom and what the viewer follows, and the pins they hid', async () => {
  const { sent, result } = await sentBy((client) => readFeedSignals(client), {
    users: [{ id: '42', username: 'lena' }],
    boards: [{ id: '12', name: 'Doors' }],
    hidden_pins: [{ id: '7' }],
  });
  expect(sent).toEqual([['GET', '/resource/HomefeedSignalsResource/get/', {}]]);
  expect(result).toEqual({
    people: [{ id: '42', username: 'lena' }],
    boards: [{ id: '12', name: 'Doors' }],
    hiddenPins: [{ id: '7' }],
  });
});

it('refuses signals that are none', async () => {
  await expect(sentBy((client) => readFeedSignals(client), null)).rejects.toMatchObject({
    code: 'unreadable',
  });
});
