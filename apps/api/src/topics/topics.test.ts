import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { TOPICS } from './topics.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function read<Data>(resource: string, options: object): Promise<Data> {
  const query = new URLSearchParams({ data: JSON.stringify({ options }) });
  const response = await fetch(`${server.origin}/resource/${resource}/get/?${query}`);
  const { resource_response: body } = (await response.json()) as {
    resource_response: { data: Data };
  };
  return body.data;
}

const topicsOf = async (options: object) =>
  (await read<{ results: { id: string }[] }>('InterestsResource', options)).results;

it.each(['pins', 'videos', 'buyable_pins'])(
  'S3 §2.1: the topics of %s are those that lead to some',
  async (scope) => {
    const leading: string[] = [];
    for (const { id } of TOPICS) {
      const found = await read<object[]>('ExploreFeedResource', { scope, interest: id });
      if (found.length > 0) leading.push(id);
    }
    expect(leading.length).toBeGreaterThan(0);
    expect((await topicsOf({ scope })).map(({ id }) => id)).toEqual(leading);
  },
);

it('a topic without videos is found by its id', async () => {
  const withVideos = new Set((await topicsOf({ scope: 'videos' })).map(({ id }) => id));
  const without = TOPICS.find(({ id }) => !withVideos.has(id));
  const found = await topicsOf({ scope: 'videos', interest: without?.id });
  expect(found).toMatchObject([{ id: without?.id }]);
});

it('S3 §4.4: without a scope all topics are listed, also those whose pins a viewer no longer sees', async () => {
  const all = TOPICS.map(({ id }) => id);
  server.database.exec('UPDATE pins SET deleted_at = 1');
  expect((await topicsOf({ scope: 'pins' })).map(({ id }) => id)).toEqual([]);
  expect((await topicsOf({})).map(({ id }) => id)).toEqual(all);
});
