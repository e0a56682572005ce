import type { AttributionSource } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { startServer } from '../server.test.fixture.js';
import { type AttributionOptions, reportAttribution } from './report-attribution.js';

const CLICK: AttributionSource = {
  event: 'click',
  object: { type: 'Pin', id: '42' },
  sourceEventId: '77',
  destinationUrls: ['http://shop.example/a', 'shop.example/b'],
  advertiserId: '549755813888',
  campaignId: '626',
  hostname: 'pins.example',
};

async function start(options: Partial<AttributionOptions> = {}, status = 200, byte = 0) {
  const server = await startServer((response) => response.writeHead(status).end());
  const client = createClient({
    origin: server.origin,
    fetch,
    random: (bytes) => void bytes.fill(byte),
  });
  const metrics: string[] = [];
  const errors: unknown[] = [];
  const report = (source: AttributionSource) =>
    reportAttribution(client, source, {
      base: '/attribution',
      consent: { get: () => ({ analytics: true, marketing: true, personalization: true }) },
      sender: (url) => fetch(url, { keepalive: true }),
      count: (metric) => metrics.push(metric),
      onError: (error) => errors.push(error),
      ...options,
    });
  return { report, received: server.received, metrics, errors };
}

describe('an attribution', () => {
  it('S2 §3.28: is sent by the sender of the host, with its parameters', async () => {
    const { report, received, metrics } = await start();
    await report(CLICK);
    expect(received.map(({ method, path, query }) => [method, path, [...query]])).toEqual([
      [
        'GET',
        '/attribution',
        [
          ['source_event_id', '77'],
          ['destination', '["https://shop.example"]'],
          ['expiry', '604800'],
          ['priority', '2'],
          ['advertiser_id', '549755813888'],
          ['campaign_id', '626'],
          ['source_event_type', 'click'],
          ['hostname', 'pins.example'],
        ],
      ],
    ]);
    expect(metrics).toEqual([]);
  });

  it('S2 §3.28: gives the sender an absolute URL, of another host too, and the event', async () => {
    const sent: string[] = [];
    const { report } = await start({
      base: 'https://ads.example/attribution?v=1',
      sender: async (url, event) => {
        sent.push(url, event);
        return { ok: true };
      },
    });
    await report({ ...CLICK, event: 'view' });
    const [url = '', ...event] = sent;
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname, ...event]).toEqual(['https://ads.example', '/attribution', 'view']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      v: '1',
      expiry: '86400',
      priority: '1',
      source_event_type: 'view',
    });
  });

  it('is neither sent nor counted for a viewer who does not allow marketing, whoever sends', async () => {
    const { report, received, metrics } = await start({
      consent: { get: () => ({ analytics: true, marketing: false, personalization: true }) },
    });
    await report({ ...CLICK, campaignId: '' });
    expect([received, metrics]).toEqual([[], []]);
  });

  it('S2 §8.2: that nothing can send is skipped, and counted', async () => {
    const { report, received, metrics } = await start({ sender: async () => undefined });
    await report(CLICK);
    expect(received).toHaveLength(0);
    expect(metrics).toEqual(['attribution-reporting is not enabled']);
  });

  it('S2 §8.2: without a sender of the host, and without the API of a browser, is counted', async () => {
    const metrics: string[] = [];
    await reportAttribution(createClient({ origin: 'https://pins.example', fetch }), CLICK, {
      base: '/attribution',
      consent: { get: () => ({ analytics: false, marketing: true, personalization: false }) },
      count: (metric) => metrics.push(metric),
    });
    expect(metrics).toEqual(['attribution-reporting is not enabled']);
  });

  it.each<[string, Partial<AttributionOptions>]>([
    ['the server refuses', {}],
    ['no server answers', { sender: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ])('S2 §8.1: that %s is counted only', async (_, options) => {
    const { report, metrics, errors } = await start(options, 500);
    await report(CLICK);
    expect(metrics).toEqual(['attribution_request_failed']);
    expect(errors).toEqual([]);
  });

  it('S2 §8.3: counts each parameter that is missing', async () => {
    const { report, received, metrics } = await start();
    const { event, object, sourceEventId, destinationUrls, hostname } = CLICK;
    await report({ event, object, sourceEventId: sourceEventId!, destinationUrls, hostname });
    expect(metrics).toEqual(['missing_param', 'missing_param']);
    expect(received).toHaveLength(1);
  });

  it('S2 §8.3: without an event id or a destination is only counted', async () => {
    const { report, received, metrics } = await start();
    await report({ ...CLICK, destinationUrls: [undefined] });
    expect([received, metrics]).toEqual([[], ['missing_param']]);
    await report({ ...CLICK, sourceEventId: '' });
    expect([received, metrics]).toEqual([[], ['missing_param', 'missing_param']]);
  });

  it.each([
    [0x19, 1],
    [0x1a, 0],
  ])(
    'S1 §8.7: that cannot be built is reported one time in ten (random bytes %i)',
    async (byte, count) => {
      const { report, errors } = await start({ base: 'https://[' }, 200, byte);
      await report(CLICK);
      expect(errors).toHaveLength(count);
    },
  );
});
