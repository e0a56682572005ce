import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advertiserNumber, messageTargeting } from './advertisers.js';
import {
  attributesView,
  attributionSourceUrl,
  destinationOrigin,
  destinationOrigins,
} from './attribution-source.js';
import cases from './destination-origins.cases.json' with { type: 'json' };

const source = {
  event: 'click',
  object: { type: 'Pin', id: '42' },
  sourceEventId: '99',
  destinationUrls: ['http://oak.example/door', 'https://oak.example/', 'doors.example'],
  advertiserId: '549755885175',
  campaignId: '626735565838',
  hostname: 'pins.example',
} as const;

describe('attributionSourceUrl', () => {
  it('S2 §3.28 §9.2 §9.3 §9.4: a click holds 7 days with priority 2', () => {
    const built = attributionSourceUrl('https://ads.pins.example/source/', source);
    expect(built.missing).toEqual([]);
    const [address, query] = built.url?.split('?') ?? [];
    expect(address).toBe('https://ads.pins.example/source/');
    expect([...new URLSearchParams(query)]).toEqual([
      ['source_event_id', '99'],
      ['destination', '["https://oak.example","https://doors.example"]'],
      ['expiry', '604800'],
      ['priority', '2'],
      ['advertiser_id', '549755885175'],
      ['campaign_id', '626735565838'],
      ['source_event_type', 'click'],
      ['hostname', 'pins.example'],
    ]);
  });

  it('S2 §9.2 §9.3 §9.4: a view holds 1 day with priority 1', () => {
    const url = attributionSourceUrl('/source', { ...source, event: 'view' }).url ?? '';
    expect(url).toContain('expiry=86400&priority=1&');
    expect(url).toContain('source_event_type=view');
  });

  it('S2 §5.12: a view of anything but a pin has no URL, and a click on it has one', () => {
    const board = { ...source, object: { type: 'Board', id: '42' } };
    expect(attributionSourceUrl('/source', { ...board, event: 'view' }).url).toBeUndefined();
    expect(attributionSourceUrl('/source', board).url).toContain('source_event_type=click');
  });

  it('S2 §3: a base with a query of its own', () => {
    expect(attributionSourceUrl('/source?a=1', source).url).toMatch(
      /^\/source\?a=1&source_event_id=99&/,
    );
  });

  it('S2 §5 §8: an advertiser id that is no safe integer is left out and counts as missing', () => {
    const unsafe = attributionSourceUrl('/source', { ...source, advertiserId: '9007199254740992' });
    expect(unsafe.url).not.toContain('advertiser_id');
    expect(unsafe.missing).toEqual(['advertiser_id']);
  });

  it('S2 §8: everything that is missing is named', () => {
    const { event, object, sourceEventId, destinationUrls } = source;
    const bare = { event, object, sourceEventId, destinationUrls, campaignId: '', hostname: '' };
    expect(attributionSourceUrl('/source', bare).missing).toEqual([
      'advertiser_id',
      'campaign_id',
      'hostname',
    ]);
  });

  it('S2 §8.3: no URL without an event or a destination, which are named', () => {
    const { sourceEventId: _, ...nameless } = source;
    expect(attributionSourceUrl('/source', nameless)).toEqual({
      url: undefined,
      missing: ['source_event_id'],
    });
    expect(
      attributionSourceUrl('/source', { ...source, destinationUrls: [undefined, ' '] }),
    ).toEqual({ url: undefined, missing: ['destination'] });
  });
});

describe('attributesView', () => {
  const object = { type: 'Pin', id: '42', destinationUrls: ['https://oak.example/'] };

  it.each([
    ['a pin', object, true],
    ['impressions of pins', { ...object, type: 'pinImpressions' }, true],
    ['a board', { ...object, type: 'Board' }, false],
    ['a pin in another spelling', { ...object, type: 'pin' }, false],
    ['a pin without an id', { type: 'Pin', destinationUrls: object.destinationUrls }, false],
    ['a pin with an empty id', { ...object, id: '' }, false],
    ['a pin that leads nowhere', { ...object, destinationUrls: [] }, false],
  ])('S2 §5.12: %s', (_title, given, expected) => {
    expect(attributesView(given)).toBe(expected);
  });
});

describe('destinationOrigin', () => {
  it.each(cases)('S2 §5.8 §5.9: $title', ({ url, origin }) => {
    expect(destinationOrigin(url)).toBe(origin ?? undefined);
  });

  it('S2 §5.8: origins are deduplicated in their order', () => {
    expect(
      destinationOrigins(['https://b.example/1', undefined, 'a.example', 'http://b.example/2', '']),
    ).toEqual(['https://b.example', 'https://a.example']);
  });

  it('S2 §5: an origin is its own origin', () => {
    const parts = fc.tuple(
      fc.constantFrom('https://', 'http://', ''),
      fc.constantFrom('oak.example', 'a.b.example:8443', 'xn--tr-xka.example', '192.0.2.1'),
      fc.constantFrom('', '/', '/door?a=1#b', '?x', '#y'),
    );
    fc.assert(
      fc.property(parts, ([scheme, host, rest]) => {
        const origin = destinationOrigin(scheme + host + rest);
        expect(origin).toBe(`https://${host}`);
        expect(destinationOrigin(origin ?? '')).toBe(origin);
      }),
    );
  });
});

describe('messageTargeting, S2 §5', () => {
  it.each([
    [
      { advertiser_id: '549755813888', page: 'home' },
      { advertiser_id: 549_755_813_888, page: 'home' },
    ],
    [{ advertiser_id: 5 }, { advertiser_id: 5 }],
    [{ advertiser_id: '9007199254740993', page: 'home' }, { page: 'home' }],
    [{ page: 'home' }, { page: 'home' }],
    [undefined, undefined],
  ])('%j is sent as %j', (targeting, sent) => {
    expect(messageTargeting(targeting)).toEqual(sent);
  });
});

describe('advertiserNumber', () => {
  it.each([
    ['549755885175', 549755885175],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', undefined],
    [' 42 ', 42],
    ['42a', undefined],
    ['4.2', undefined],
    ['-42', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('S2 §5.14: %s is parsed as an integer: %s', (id, expected) => {
    expect(advertiserNumber(id)).toBe(expected);
  });
});
