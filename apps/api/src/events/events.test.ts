import { createClient } from '@tackboard/api-client';
import { createTracker, reportAttribution } from '@tackboard/api-client/tracking';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, key } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit } from '../testing/visitor.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ showsEvents: true });
});
afterAll(() => server.stop());

async function sendEvents(events: unknown, headers: Record<string, string> = {}) {
  const visitor = await visit(server.origin);
  const token = visitor.cookies.get('csrftoken') ?? '';
  return fetch(`${server.origin}/v3/events/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `csrftoken=${token}`,
      'x-csrftoken': token,
      ...headers,
    },
    body: JSON.stringify({ events }),
  });
}

async function picture(): Promise<string> {
  const create = { width: 20, height: 20, channels: 3, background: '#d01020' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}

async function listed(kind: string): Promise<readonly { readonly body: unknown }[]> {
  const response = await fetch(`${server.origin}/__events?kind=${kind}`);
  return ((await response.json()) as { events: { body: unknown }[] }).events;
}

describe('the client', () => {
  const clientOf = async () => {
    const { cookies } = await visit(server.origin);
    return createClient({
      origin: server.origin,
      fetch,
      csrfToken: () => cookies.get('csrftoken'),
      headers: () => ({ cookie: `csrftoken=${cookies.get('csrftoken')}` }),
    });
  };

  it('sends events and metrics that are recorded as they are (S1 §7, S2 §7)', async () => {
    const client = { ...(await clientOf()), random: (bytes: Uint8Array) => void bytes.fill(0) };
    let id = 0;
    const consent = { analytics: true, marketing: true, personalization: true };
    const tracker = createTracker(client, {
      consent: { get: () => consent },
      viewer: { get: () => ({ isAuth: false }) },
      createId: () => `tracker-${(id += 1)}`,
      onPageEnd: () => () => undefined,
      view: () => ({ viewType: 1, viewParameter: 92 }),
    });
    tracker.track({ type: 8948, objectId: '42', auxData: { slot: 3 } });
    tracker.count('missing_param');
    await tracker.flush();
    tracker.stop();
    expect((await listed('tracking')).map(({ body }) => body)).toEqual([
      expect.objectContaining({ metric: 'missing_param', sample_rate: 0.1 }),
      expect.objectContaining({
        event_type: 8948,
        view_type: 1,
        view_parameter: 92,
        object_id_str: '42',
        aux_data: { slot: 3 },
      }),
    ]);
    await fetch(`${server.origin}/__events`, { method: 'DELETE' });
  });

  it('registers attributions (S2 §3 §7)', async () => {
    const counted: string[] = [];
    const source = {
      event: 'view',
      object: { type: 'Pin', id: '42' },
      sourceEventId: '99',
      destinationUrls: ['oak.example/door'],
      advertiserId: '549755885175',
      campaignId: '626735565838',
      hostname: 'pins.example',
    } as const;
    await reportAttribution(await clientOf(), source, {
      base: '/attribution/',
      consent: { get: () => ({ analytics: false, marketing: true, personalization: false }) },
      sender: (url) => fetch(url),
      count: (metric) => counted.push(metric),
    });
    expect(counted).toEqual([]);
    expect((await listed('attribution'))[0]?.body).toEqual({
      source_event_id: '99',
      destination: ['https://oak.example'],
      expiry: '86400',
      priority: '1',
      advertiser_id: '549755885175',
      campaign_id: '626735565838',
      source_event_type: 'view',
      hostname: 'pins.example',
    });
  });
});

describe('tracking events (S1 §7, S2 §7)', () => {
  const click = { event_id: 'a1', time: 1, event_type: 12, object_id_str: '7', aux_data: { x: 1 } };

  it('are recorded once for each event_id', async () => {
    const metric = { event_id: 'm1', time: 2, metric: 'missing_param', sample_rate: 0.1 };
    const first = await sendEvents([click, metric]);
    expect(await first.json()).toMatchObject({ resource_response: { data: { accepted: 2 } } });
    const again = await sendEvents([click, { ...click, event_id: 'a2' }]);
    expect(await again.json()).toMatchObject({ resource_response: { data: { accepted: 1 } } });
    const bodies = (await listed('tracking')).map(({ body }) => body);
    expect(bodies).toEqual([{ ...click, event_id: 'a2' }, metric, click]);
  });

  it('stay when one arrives twice after a write to a table with more rows', async () => {
    await sendEvents([{ ...click, event_id: 'stays' }]);
    server.database.exec("UPDATE sqlite_sequence SET seq = 90000 WHERE name = 'pins'");
    const maren = await connect(server.origin, 'marenkjaer');
    const [board] = (await maren.calls.listBoards()).items;
    const imageBase64 = await picture();
    await maren.calls.createPin({ boardId: board?.id ?? '', image: { imageBase64 } }, key());
    await sendEvents([{ ...click, event_id: 'stays' }]);
    expect(await listed('tracking')).not.toEqual([]);
  });

  it.each([[[]], [[{ time: 1 }]], [[{ event_id: 'b', time: 'soon' }]], ['none']])(
    'are refused when they are %j',
    async (events) => {
      expect((await sendEvents(events)).status).toBe(400);
    },
  );

  it('are refused from another site', async () => {
    const response = await sendEvents([click], { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

describe('an attribution request (S2 §3 §7)', () => {
  const query = {
    source_event_id: '99',
    destination: '["https://oak.example"]',
    expiry: '604800',
    priority: '2',
    advertiser_id: '549755885175',
    campaign_id: '626735565838',
    source_event_type: 'click',
    hostname: 'pins.example',
  };

  it('is recorded, and registers the source', async () => {
    const search = String(new URLSearchParams(query));
    const response = await fetch(`${server.origin}/attribution/?${search}`);
    expect(response.status).toBe(200);
    const header = response.headers.get('attribution-reporting-register-source') ?? '';
    expect(JSON.parse(header)).toEqual({
      source_event_id: '99',
      destination: ['https://oak.example'],
      expiry: '604800',
      priority: '2',
    });
    expect((await listed('attribution'))[0]?.body).toMatchObject({ campaign_id: '626735565838' });
  });

  it.each([
    { destination: 'https://oak.example' },
    { destination: '["javascript:1"]' },
    { source_event_type: 'hover' },
    { expiry: '-1' },
  ])('is refused with %j', async (change) => {
    const search = String(new URLSearchParams({ ...query, ...change }));
    expect((await fetch(`${server.origin}/attribution/?${search}`)).status).toBe(400);
  });
});

describe('/__events', () => {
  it('lists reports of messages, and can be cleared', async () => {
    const maren = await connect(server.origin, 'marenkjaer');
    await maren.calls.viewExperience({ placementId: '1000162', experienceId: '500863' }, key());
    expect((await listed('experience'))[0]?.body).toMatchObject({
      placed_experience_id: '1000162:500863',
      status: 'viewed',
    });
    await fetch(`${server.origin}/__events`, { method: 'DELETE' });
    expect(await listed('experience')).toEqual([]);
  });

  it('does not exist for other computers, nor unless it is asked for', async () => {
    const headers = { 'x-forwarded-for': '9.9.9.9' };
    expect((await fetch(`${server.origin}/__events`, { headers })).status).toBe(404);
    const plain = await startTestServer();
    expect((await fetch(`${plain.origin}/__events`)).status).toBe(404);
    await plain.stop();
  });
});
