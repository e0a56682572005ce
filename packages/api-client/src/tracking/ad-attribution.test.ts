import { buildPin } from '@tackboard/domain/testing';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { startServer } from '../server.test.fixture.js';
import { createAttribution } from './ad-attribution.js';

const AD = buildPin({
  id: '7',
  attributionSourceId: '77',
  adDestinationUrl: 'https://shop.example/a',
  advertiserId: '549755813888',
  campaignId: '626',
});
const PINS = [
  AD,
  buildPin({ id: '8', link: 'https://shop.example/b' }),
  { id: '9', attributionSourceId: '79' },
  { id: '10', isPromoted: true, link: 'https://shop.example/c' },
];

async function start(count?: (metric: string) => void, mayReport = () => true) {
  const server = await startServer((response) => response.writeHead(200).end());
  const client = createClient({ origin: server.origin, fetch });
  const onEvent = createAttribution(client, {
    base: '/attribution/',
    hostname: 'pins.example',
    consent: { get: () => ({ analytics: true, marketing: mayReport(), personalization: true }) },
    sender: (url) => fetch(url),
    ...(count && { count }),
    pin: (id) => PINS.find((pin) => pin.id === id),
  });
  const sent = () => server.received.map(({ query }) => query.get('source_event_type'));
  return { onEvent, server, sent };
}

describe('attribution of the events of the kit', () => {
  it('S2 §5: a click on an advertisement is reported, each time', async () => {
    const { onEvent, server, sent } = await start();
    onEvent({ name: 'link-opened', pinId: '7' });
    await server.until(1);
    onEvent({ name: 'right-click-clickthrough', pinId: '7' });
    await server.until(2);
    expect(sent()).toEqual(['click', 'click']);
    expect(Object.fromEntries(server.received[0]!.query)).toMatchObject({
      source_event_id: '77',
      destination: '["https://shop.example"]',
      advertiser_id: '549755813888',
      campaign_id: '626',
      hostname: 'pins.example',
    });
  });

  it('S2 §5: a view is reported once', async () => {
    const { onEvent, server, sent } = await start();
    onEvent({ name: 'pin-impression', pinId: '7' });
    onEvent({ name: 'pin-impression', pinId: '7' });
    onEvent({ name: 'link-opened', pinId: '7' });
    await server.until(2);
    expect(new Set(sent())).toEqual(new Set(['click', 'view']));
    expect(sent()).toHaveLength(2);
  });

  it('S2 §5.12: a view of an advertisement without a destination is not', async () => {
    const { onEvent, server, sent } = await start();
    onEvent({ name: 'pin-impression', pinId: '9' });
    onEvent({ name: 'pin-impression', pinId: '7' });
    await server.until(1);
    expect(sent()).toEqual(['view']);
    expect(server.received[0]!.query.get('source_event_id')).toBe('77');
  });

  it('S2 §8.3: what an advertisement misses is counted', () => {
    const metrics: string[] = [];
    return start((metric) => metrics.push(metric)).then(({ onEvent }) => {
      // No advertiser, campaign and destination.
      onEvent({ name: 'pin-impression', pinId: '9' });
      expect(metrics).toEqual(['missing_param', 'missing_param', 'missing_param']);
      // No source, advertiser and campaign.
      onEvent({ name: 'link-opened', pinId: '10' });
      expect(metrics).toHaveLength(6);
    });
  });

  it('nothing is, or counted, until the viewer allows marketing', async () => {
    const metrics: string[] = [];
    let mayReport = false;
    const { onEvent, server, sent } = await start(
      (metric) => metrics.push(metric),
      () => mayReport,
    );
    onEvent({ name: 'link-opened', pinId: '7' });
    onEvent({ name: 'pin-impression', pinId: '7' });
    onEvent({ name: 'pin-impression', pinId: '9' });
    await new Promise((resolve) => setTimeout(resolve));
    expect([server.received, metrics]).toEqual([[], []]);

    mayReport = true;
    onEvent({ name: 'pin-impression', pinId: '7' });
    await server.until(1);
    expect(sent()).toEqual(['view']);
  });

  it('other pins and events are not', async () => {
    const { onEvent, server, sent } = await start();
    onEvent({ name: 'link-opened', pinId: '8' });
    onEvent({ name: 'link-opened' });
    onEvent({ name: 'pin-saved', pinId: '7' });
    onEvent({ name: 'link-opened', pinId: '7' });
    await server.until(1);
    expect(sent()).toEqual(['click']);
  });
});
