import type { Drift } from '@tackboard/domain/wire';
import { describe, expect, it } from 'vitest';
import { listFollowers } from './boards/collaborators.js';
import { createClient } from './client.js';
import { listPages } from './pages.js';
import { good, json, startServer } from './server.test.fixture.js';

/** Lists the followers of a server whose n-th page has one follower and the n-th bookmark. */
async function followers(bookmarks: readonly string[]) {
  const drifts: Drift[] = [];
  const server = await startServer((response, _, n) =>
    json(response, 200, good([{ id: `${n}` }], bookmarks[n])),
  );
  const onDrift = (drift: Drift): void => void drifts.push(drift);
  const client = createClient({ origin: server.origin, fetch, onDrift });
  const ids: (string | undefined)[] = [];
  for await (const { items } of listPages(client, (page) =>
    listFollowers(client, { boardId: '12', ...page }),
  )) {
    ids.push(...items.map(({ id }) => id));
  }
  const sent = server.received.map(
    ({ query }) => (JSON.parse(query.get('data') ?? '') as { options: unknown }).options,
  );
  return { ids, sent, drifts };
}

describe('the pages of a list (S1 §7.3)', () => {
  it.each([[], ['-end-'], ['Y2JOb25lOmFiYw==']])('end at the bookmark %j', async (...last) => {
    const { ids, sent } = await followers(['b1', 'b2', ...last]);
    expect(ids).toEqual(['0', '1', '2']);
    expect(sent).toEqual([
      { board_id: '12', page_size: 50 },
      { board_id: '12', page_size: 50, bookmarks: ['b1'] },
      { board_id: '12', page_size: 50, bookmarks: ['b2'] },
    ]);
  });

  it('end at a repeated bookmark, and report it', async () => {
    const { ids, drifts } = await followers(['b1', 'b2', 'b1']);
    expect(ids).toEqual(['0', '1', '2']);
    expect(drifts).toContainEqual({
      path: 'resource_response.bookmark',
      kind: 'unknown-value',
      value: 'b1',
    });
  });
});
