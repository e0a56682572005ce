import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../testing/random.js';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { feedBookmark } from './bookmark.js';
import { createReadFeed, type ReadFeed } from './read-feed.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Published by Lena Adler. */
const LENA = seededId('user', 'lenaadler');
/** Saved to “Bike trips” of Emil, and published by others. */
const BIKE_TRIPS = [
  seededId('pin', 'alps'),
  seededId('pin', 'peaks-dawn'),
  seededId('pin', 'dust-bowl-house'),
];

let server: TestServer;
let yuki: TestClient;
let readFeed: ReadFeed;
beforeAll(async () => {
  server = await startTestServer();
  readFeed = createReadFeed(server.database);
  yuki = await connect(server.origin, 'yukitanabe');
});
afterAll(() => server.stop());

async function feed(pageSize = 250) {
  return (await yuki.calls.readHomeFeed({ pageSize })).pins;
}

it('S3 §4.4: every second pin is from a person who is followed, until they are unfollowed', async () => {
  const before = await feed();
  const byLena = before.flatMap(({ id, pinner }) => (pinner?.id === LENA ? [id] : []));
  expect(byLena.length).toBeGreaterThan(2);
  await yuki.calls.followUser({ userId: LENA, isFollowed: true }, key());
  const after = (await feed()).map(({ id }) => id);
  expect(byLena.slice(0, 3)).toEqual([after[0], after[2], after[4]]);
  expect(after.toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  await yuki.calls.followUser({ userId: LENA, isFollowed: false }, key());
  expect(await feed()).toEqual(before);
});

it('S3 §4.4: a followed board brings what was saved to it', async () => {
  const board = boardId('emilrask', 'bike-trips');
  await yuki.calls.followBoard({ boardId: board, isFollowed: true }, key());
  const ids = (await feed()).map(({ id }) => id);
  expect(new Set([ids[0], ids[2], ids[4]])).toEqual(new Set(BIKE_TRIPS));
  await yuki.calls.followBoard({ boardId: board, isFollowed: false }, key());
});

it('S3 §4.2: a followed topic brings its pins, which say so', async () => {
  const { items: topics } = await readTopics();
  const cats = topics.find(({ name }) => name === 'Cats');
  await yuki.calls.followTopic({ topicId: cats?.id ?? '', isFollowed: true }, key());
  const [first] = await feed(4);
  expect(first).toMatchObject({
    recommendationReason: { reason: 'FOLLOWED_INTEREST', reasonId: cats?.id },
    sourceInterest: { id: cats?.id, name: 'Cats', urlName: 'cats' },
  });
  await yuki.calls.followTopic({ topicId: cats?.id ?? '', isFollowed: false }, key());
  expect((await feed(4))[0]?.recommendationReason).toBeUndefined();
  expect(yuki.drift).toEqual([]);
});

it('with 100 pins shown ahead of their turn, the feed goes on in its order', async () => {
  const byLena = (await feed()).flatMap(({ id, pinner }) => (pinner?.id === LENA ? [id] : []));
  await yuki.calls.followUser({ userId: LENA, isFollowed: true }, key());
  const { id: viewer = null } = await yuki.calls.readUser();
  // Above every pin of the feed, so that each one is still to come.
  const before = 1_000_000;
  const ahead = Array.from({ length: 100 }, (_, index) => before - 1 - index);
  const idsAfter = (count: number) =>
    readFeed(
      { userId: viewer },
      { bookmark: feedBookmark({ before, ahead: ahead.slice(0, count) }), pageSize: 250 },
    ).data.map(({ id }) => id);
  const inTurns = idsAfter(99);
  expect([inTurns[0], inTurns[2], inTurns[4]]).toEqual(byLena.slice(0, 3));
  await yuki.calls.followUser({ userId: LENA, isFollowed: false }, key());
  const newestFirst = idsAfter(0);
  await yuki.calls.followUser({ userId: LENA, isFollowed: true }, key());
  expect(idsAfter(100)).toEqual(newestFirst);
  await yuki.calls.followUser({ userId: LENA, isFollowed: false }, key());
});

it.each([1, 2, 3, 4])(
  'S3 §4.4: every pin once, while people, boards and topics are followed and unfollowed between the pages, seed %i',
  async (seed) => {
    const { id: viewer = null } = await yuki.calls.readUser();
    const { items: topics } = await readTopics();
    const random = seededRandom(`follows ${seed}`);
    const all = (await feed()).map(({ id }) => id).toSorted();
    const boards = [boardId('emilrask', 'bike-trips'), boardId('lenaadler', 'desert-prints')];
    const people = [LENA, seededId('user', 'kilnandco'), seededId('user', 'emilrask')];
    const followSome = () => {
      const isFollowed = random.next() < 0.5;
      const one = {
        user: () => yuki.calls.followUser({ userId: random.pick(people), isFollowed }, key()),
        board: () => yuki.calls.followBoard({ boardId: random.pick(boards), isFollowed }, key()),
        topic: () => yuki.calls.followTopic({ topicId: random.pick(topics).id, isFollowed }, key()),
      };
      return one[random.pick(['user', 'board', 'topic'] as const)]();
    };
    const seen: string[] = [];
    let bookmark: string | undefined;
    do {
      for (let turn = random.whole(0, 3); turn > 0; turn -= 1) await followSome();
      const page = readFeed({ userId: viewer }, { bookmark, pageSize: random.whole(1, 9) });
      seen.push(...page.data.map(({ id }) => id));
      ({ bookmark } = page);
    } while (bookmark !== '-end-');
    expect(seen.toSorted()).toEqual(all);
  },
);

it('a followed person’s pins are shown once to the visitor that the viewer becomes', async () => {
  await yuki.calls.followUser({ userId: LENA, isFollowed: true }, key());
  const { id: viewer = null } = await yuki.calls.readUser();
  const first = readFeed({ userId: viewer }, { bookmark: undefined, pageSize: 9 });
  const rest = readFeed({ userId: null }, { bookmark: first.bookmark, pageSize: 250 });
  const ids = [...first.data, ...rest.data].map(({ id }) => id);
  expect(ids.toSorted()).toEqual((await feed()).map(({ id }) => id).toSorted());
});

async function readTopics() {
  const response = await fetch(`${server.origin}/resource/InterestsResource/get/`);
  const { resource_response: body } = (await response.json()) as {
    resource_response: { data: { results: { id: string; name: string }[] } };
  };
  return { items: body.data.results };
}
