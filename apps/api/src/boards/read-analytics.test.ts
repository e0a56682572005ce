import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const STUDIO = seededId('user', 'tilestudio');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Publishes pins of the studio with one impression each. */
function publish(count: number): void {
  const add = server.database.prepare(
    `INSERT INTO pins (id, pinner_id, picture, title, description, created_at, is_listed, extras)
     SELECT :id, :studio, picture, 'New', '', created_at, 1, :extras FROM pins ORDER BY feed_position LIMIT 1`,
  );
  const extras = JSON.stringify({ creator_analytics: { '30d_realtime': { impression: 1 } } });
  for (let index = 0; index < count; index += 1)
    add.run({ id: `90000000000000${1000 + index}`, studio: STUDIO, extras });
}

it('S1 §6: adds up the numbers of every pin of a business by name, and lists those that were seen most', () => {
  publish(300);
  const { totals, mostSeen } = server.api.analytics(STUDIO, 3);
  expect(totals).toEqual([
    { name: 'impression', count: 34_840 },
    { name: 'pin_click', count: 1838 },
    { name: 'save', count: 867 },
    { name: 'outbound_click', count: 328 },
  ]);
  const seen = (impression: number) => ({
    aggregated_pin_data: { creator_analytics: { '30d_realtime': { impression } } },
  });
  expect(mostSeen).toMatchObject([seen(18_240), seen(9120), seen(4870)]);
});

it('has no numbers for somebody without any', () => {
  const yuki = seededId('user', 'yukitanabe');
  expect(server.api.analytics(yuki, 3)).toEqual({ totals: [], mostSeen: [] });
});
