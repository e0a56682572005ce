import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { connect, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await connect(server.origin);
});
afterAll(() => server.stop());

describe('/graphql (S1 §7)', () => {
  it('has every pin of the feed in the graph form, the same as in the other', async () => {
    const ids = await (await visit(server.origin)).feedIds(250);
    for (const id of ids) {
      expect(await visitor.calls.readGraphPin({ pinId: id })).toEqual(
        await visitor.calls.readPin({ pinId: id }),
      );
    }
    expect(ids.length).toBeGreaterThan(50);
    expect(visitor.drift.filter((line) => !line.includes('originals'))).toEqual([]);
  });

  it('has the sender of an invite (S3 §7)', async () => {
    expect(await visitor.calls.readGraphInvite('maren2025')).toEqual(
      await visitor.calls.readInvite('maren2025'),
    );
  });

  it('says what is missing in its own envelope', async () => {
    const secret = seededId('pin', 'flat-with-a-view');
    await expect(visitor.calls.readGraphPin({ pinId: secret })).rejects.toMatchObject({
      status: 404,
    });
    const query = new URLSearchParams({
      operationName: 'PinQuery',
      variables: JSON.stringify({ pin_id: secret }),
    });
    const response = await fetch(`${server.origin}/graphql?${String(query)}`);
    expect(await response.json()).toMatchObject({ data: null, errors: [{ name: 'pinNotFound' }] });
  });

  it.each([
    { operationName: 'EverythingQuery', variables: '{}' },
    { operationName: 'PinQuery', variables: '{' },
    { operationName: 'PinQuery', variables: '{"pin_id":{}}' },
    {},
  ])('refuses %j', async (query) => {
    const search = String(new URLSearchParams(query as Record<string, string>));
    expect((await fetch(`${server.origin}/graphql?${search}`)).status).toBe(400);
  });
});
