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
  const inits: RequestInit[] = [];
  const client = createClient({
    origin: server.origin,
    fetch: (url, init) => {
      inits.push(init);
      return fetch(url, init);
    },
    random: (bytes) => void bytes.fill(byte),
  });
  const metrics: string[] = [];
  const images: string[] = [];
  const errors: unknown[] = [];
  const report = (source: AttributionSource) =>
    reportAttribution(client, source, {
      base: '/attribution',
      isAllowed: () => true,
      loadImage: (url) => images.push(url),
      count: (metric) => metrics.push(metric),
      onError: (error) => errors.push(error),
      ...options,
    });
  return { report, received: server.received, inits, metrics, images, errors };
}

describe('an attribution', () => {
  it('S2 §7.10, S2 §3.28: is a GET with its parameters, keepalive and attribution reporting', async () => {
    const { report, received, inits, metrics } = await start();
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
    expect(inits).toMatchObject([
      {
        keepalive: true,
        attributionReporting: { eventSourceEligible: true, triggerEligible: false },
      },
    ]);
    expect(metrics).toEqual([]);
  });

  it('S2 §7.11: of another host is an image', async () => {
    const { report, received, images } = await start({
      base: 'https://ads.example/attribution?v=1',
    });
    await report({ ...CLICK, event: 'view' });
    expect(received).toHaveLength(0);
    expect(images).toHaveLength(1);
    const { origin, pathname, searchParams } = new URL(images[0] ?? '');
    expect([origin, pathname]).toEqual(['https://ads.example', '/attribution']);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      v: '1',
      expiry: '86400',
      priority: '1',
      source_event_type: 'view',
    });
  });

  it('S2 §8.2: that the policy forbids is skipped, and counted', async () => {
    const { report, received, metrics } = await start({ isAllowed: () => false });
    await report(CLICK);
    expect(received).toHaveLength(0);
    expect(metrics).toEqual(['attribution-reporting is not enabled']);
  });

  it('S2 §8.1: that the server refuses is counted only', async () => {
    const { report, metrics, errors } = await start({}, 500);
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
    const { report, received, images, metrics } = await start();
    await report({ ...CLICK, destinationUrls: [undefined] });
    expect([received, images, metrics]).toEqual([[], [], ['missing_param']]);
    await report({ ...CLICK, sourceEventId: '' });
    expect([received, images, metrics]).toEqual([[], [], ['missing_param', 'missing_param']]);
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
