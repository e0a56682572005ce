import type { Drift } from '@tackboard/domain/wire';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { homeFeedPages, readHomeFeed } from './home-feed.js';
import { good, json, type Received, startServer } from '../server.test.fixture.js';

/** A server whose n-th response is the n-th page: the ids of its pins, then the bookmark. */
async function startFeed(pages: readonly (readonly [readonly string[], string?])[]) {
  const drifts: Drift[] = [];
  const server = await startServer((response, _received, n) => {
    const [ids, bookmark] = pages[Math.min(n, pages.length - 1)] ?? [[]];
    const pins = ids.map((id) => ({ id, type: 'pin' }));
    json(response, 200, good(pins, bookmark));
  });
  const client = createClient({
    origin: server.origin,
    fetch,
    onDrift: (drift) => drifts.push(drift),
  });
  return { client, server, drifts };
}

const sentData = ({ query }: Received): unknown => JSON.parse(query.get('data') ?? '');

async function idsOf(pages: ReturnType<typeof homeFeedPages>): Promise<string[][]> {
  const ids: string[][] = [];
  for await (const { pins } of pages) ids.push(pins.map((pin) => pin.id));
  return ids;
}

describe('one page of the home feed', () => {
  it('requests 25 pins, and the ones after a bookmark', async () => {
    const { client, server } = await startFeed([[['1'], 'b1'], [['2']]]);
    await expect(readHomeFeed(client)).resolves.toMatchObject({ bookmark: 'b1' });
    const last = await readHomeFeed(client, { bookmark: 'b1', pageSize: 5 });

    expect('bookmark' in last).toBe(false);
    expect(server.received.map(({ path }) => path)).toEqual([
      '/resource/UserHomefeedResource/get/',
      '/resource/UserHomefeedResource/get/',
    ]);
    expect(server.received.map(sentData)).toEqual([
      { options: { page_size: 25 }, context: {} },
      { options: { page_size: 5, bookmarks: ['b1'] }, context: {} },
    ]);
  });

  it('skips a broken pin, counts it and reports it (reference 1.6)', async () => {
    const drifts: Drift[] = [];
    const data = [{ id: '900719925474099312' }, { title: 'no id' }, { id: 3 }];
    const server = await startServer((response) => json(response, 200, good(data)));
    const client = createClient({
      origin: server.origin,
      fetch,
      onDrift: (drift) => drifts.push(drift),
    });
    const { pins, skipped } = await readHomeFeed(client);

    expect(pins.map(({ id }) => id)).toEqual(['900719925474099312', '3']);
    expect(skipped).toBe(1);
    expect(drifts.length).toBeGreaterThan(0);
  });
});

describe('homeFeedPages', () => {
  it.each([['-end-'], ['Y2JOb25lO2E='], [undefined]])('ends at the bookmark %s', async (end) => {
    const { client, server, drifts } = await startFeed([
      [['1', '2'], 'b1'],
      [[], 'b2'],
      [['3'], end],
    ]);
    await expect(idsOf(homeFeedPages(client))).resolves.toEqual([['1', '2'], [], ['3']]);
    expect(server.received.map(sentData)).toMatchObject([
      { options: { page_size: 25 } },
      { options: { bookmarks: ['b1'] } },
      { options: { bookmarks: ['b2'] } },
    ]);
    expect(drifts.filter(({ path }) => path === 'resource_response.bookmark')).toEqual([]);
  });

  it('starts at a bookmark', async () => {
    const { client, server } = await startFeed([[['9']]]);
    await expect(idsOf(homeFeedPages(client, { bookmark: 'b8' }))).resolves.toEqual([['9']]);
    expect(server.received.map(sentData)).toMatchObject([{ options: { bookmarks: ['b8'] } }]);
  });

  it('stops at a repeated bookmark', async () => {
    const { client, drifts } = await startFeed([
      [['1'], 'b1'],
      [['2'], 'b2'],
      [['3'], 'b1'],
    ]);
    await expect(idsOf(homeFeedPages(client))).resolves.toEqual([['1'], ['2'], ['3']]);
    expect(drifts).toContainEqual({
      path: 'resource_response.bookmark',
      kind: 'unknown-value',
      value: 'b1',
    });
  });

  it('stops after ten empty pages in a row', async () => {
    let page = 0;
    const server = await startServer((response) =>
      json(response, 200, good([], `b${(page += 1)}`)),
    );
    const client = createClient({ origin: server.origin, fetch });
    await expect(idsOf(homeFeedPages(client))).resolves.toHaveLength(10);
    expect(server.received).toHaveLength(10);
  });

  it('continues after single empty pages, however many', async () => {
    const pages = Array.from({ length: 24 }, (_page, n): [string[], string?] =>
      n % 2 === 0 ? [[], `b${n}`] : [[`${n}`], `b${n}`],
    );
    const { client } = await startFeed([...pages, [['last']]]);
    await expect(idsOf(homeFeedPages(client))).resolves.toHaveLength(25);
  });

  it('fetches no page that the loop does not reach', async () => {
    const { client, server } = await startFeed([
      [['1'], 'b1'],
      [['2'], 'b2'],
    ]);
    for await (const { bookmark } of homeFeedPages(client)) if (bookmark === 'b1') break;
    expect(server.received).toHaveLength(1);
  });

  it('throws the error of a page', async () => {
    const server = await startServer((response, _received, n) =>
      n === 0 ? json(response, 200, good([{ id: '1' }], 'b1')) : json(response, 404, {}),
    );
    const client = createClient({ origin: server.origin, fetch });
    await expect(idsOf(homeFeedPages(client))).rejects.toMatchObject({ code: 'not-found' });
  });
});
