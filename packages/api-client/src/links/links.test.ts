import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { KEY, sentBy } from '../sent-by.test.fixture.js';
import { startServer } from '../server.test.fixture.js';
import { checkAppLink, checkLink, logClickthrough, readOffsiteLink } from './check-link.js';
import { logLinklessClick, offsiteUrl } from './leave-site.js';

const URL_TO_CHECK = 'https://shop.example/a?b=c&d=1';
const RESPONSE = { redirect_status: 'blocked', message: 'Spam.', url: URL_TO_CHECK };

describe('the check of a link', () => {
  it('S3 §7.1: before a navigation is a GET with the pin', async () => {
    const { sent, result } = await sentBy(
      (client) =>
        checkLink(client, {
          url: URL_TO_CHECK,
          pinId: '7',
          clientTrackingParams: 'CwAB',
          auxData: { slot: 1 },
        }),
      RESPONSE,
    );
    expect(sent).toEqual([
      [
        'GET',
        '/v3/offsite/',
        {
          check_only: 'true',
          pin_id: '7',
          url: URL_TO_CHECK,
          client_tracking_params: 'CwAB',
          aux_data: '{"slot":1}',
        },
      ],
    ]);
    expect(result).toEqual({ redirectStatus: 'blocked', message: 'Spam.', url: URL_TO_CHECK });
  });

  it('S3 §7.1: of a third-party ad has no pin', async () => {
    const { sent } = await sentBy(
      (client) => checkLink(client, { url: URL_TO_CHECK, pinId: '7', isThirdPartyAd: true }),
      RESPONSE,
    );
    expect(sent[0]?.[2]).toEqual({
      check_only: 'true',
      third_party_ad: 'true',
      url: URL_TO_CHECK,
    });
  });

  it('S3 §2.3.5: on the page before a link has the path that follows the link', async () => {
    const path = '/offsite/?token=t&url=https%3A%2F%2Fshop.example%2F';
    const { sent, result } = await sentBy(
      (client) => readOffsiteLink(client, { url: URL_TO_CHECK }),
      { ...RESPONSE, redirect_status: 'allowed', path },
    );
    expect(sent).toEqual([['GET', '/resource/OffsiteResource/get/', { url: URL_TO_CHECK }]]);
    expect(result).toEqual({
      redirectStatus: 'allowed',
      message: 'Spam.',
      url: URL_TO_CHECK,
      path,
    });
    const blocked = await sentBy((client) => readOffsiteLink(client, { url: URL_TO_CHECK }), {
      ...RESPONSE,
      path: null,
    });
    expect(blocked.result).toEqual({
      redirectStatus: 'blocked',
      message: 'Spam.',
      url: URL_TO_CHECK,
    });
  });

  it('S3 §7.2: without a navigation is a POST', async () => {
    const { sent, result } = await sentBy(
      (client) =>
        checkAppLink(client, { url: URL_TO_CHECK, pinId: '7', clientTrackingParams: 'CwAB' }, KEY),
      RESPONSE,
    );
    expect(sent).toEqual([
      [
        'POST',
        '/v3/offsite/',
        { check_only: 'true', client_tracking_params: 'CwAB', pin_id: '7', url: URL_TO_CHECK },
      ],
    ]);
    expect(result.redirectStatus).toBe('blocked');
  });
});

describe('the log of a click', () => {
  it('S1 §7.1, S1 §7.2: is a POST with check_only false', async () => {
    const { sent, result } = await sentBy(
      (client) =>
        logClickthrough(client, {
          pinId: '7',
          url: URL_TO_CHECK,
          clickthroughType: 'clickthrough',
          clientCreativeType: 'carousel',
          collectionPinClickPosition: 2,
          slotIndex: 4,
        }),
      true,
    );
    expect(sent.map(([method, path]) => [method, path])).toEqual([['POST', '/v3/offsite/']]);
    const { aux_data: aux, ...payload } = sent[0]![2] as Record<string, string>;
    expect(payload).toEqual({ check_only: 'false', pin_id: '7', url: URL_TO_CHECK });
    expect(JSON.parse(aux ?? '')).toEqual({
      collection_pin_click_position: 2,
      client_creative_type: 'carousel',
      clickthrough_type: 'clickthrough',
      slot_index: 4,
    });
    expect(result).toBe(true);
  });

  it('S2 §7.8, S2 §7.9: after a right click has the object and the slot', async () => {
    const { sent } = await sentBy((client) =>
      logClickthrough(client, {
        pinId: '7',
        url: URL_TO_CHECK,
        clickthroughType: 'rightClick',
        slotIndex: 4,
        nanoseconds: 3e8,
        clientTrackingParams: 'CwAB',
      }),
    );
    const { aux_data: aux, ...payload } = sent[0]![2] as Record<string, string>;
    expect(payload).toEqual({
      check_only: 'false',
      pin_id: '7',
      url: URL_TO_CHECK,
      client_tracking_params: 'CwAB',
    });
    expect(JSON.parse(aux ?? '')).toEqual({
      clickthrough_type: 'rightClick',
      object_id: '7',
      slot_index: 4,
      time_to_offsite_ns: 300_000_000,
    });
  });
});

describe('a press on a pin without a link of its own', () => {
  it('S3 §7.30: is a GET to the link, whose response is not read', async () => {
    const { origin, received } = await startServer((response) => response.writeHead(404).end('?'));
    const client = createClient({ origin, fetch, csrfToken: () => 'tok' });
    const click = { pinId: '7', clientTrackingParams: 'CwAB' };
    await logLinklessClick(client, { ...click, link: '/track?v=1' });
    await logLinklessClick(client, { pinId: '7', link: `${origin}/a` });
    expect(received.map(({ method, path, query }) => [method, path, [...query]])).toEqual([
      [
        'GET',
        '/track',
        [
          ['v', '1'],
          ['pin', '7'],
          ['client_tracking_params', 'CwAB'],
        ],
      ],
      ['GET', '/a', [['pin', '7']]],
    ]);
    expect(received[0]?.headers['x-csrftoken']).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:text/plain,x', 'https://'])(
    'is not sent to %s',
    async (link) => {
      const { origin, received } = await startServer((response) => response.end());
      await expect(
        logLinklessClick(createClient({ origin, fetch }), { link, pinId: '7' }),
      ).rejects.toMatchObject({ code: 'connection', outcome: 'failed' });
      expect(received).toHaveLength(0);
    },
  );
});

describe('the interstitial page', () => {
  it('S3 §7.3: has every value in its path', () => {
    const path = offsiteUrl({
      token: 'a=b',
      url: URL_TO_CHECK,
      pinId: '7',
      csr: 'c',
      clientTrackingParams: 'CwAB',
      auxData: { slot: 1 },
      isThirdPartyAd: true,
    });
    const { pathname, searchParams } = new URL(path, 'https://pins.example');
    expect(pathname).toBe('/offsite/');
    expect([...searchParams]).toEqual([
      ['token', 'a=b'],
      ['url', URL_TO_CHECK],
      ['pin', '7'],
      ['csr', 'c'],
      ['client_tracking_params', 'CwAB'],
      ['aux_data', '{"slot":1}'],
      ['isThirdPartyAd', 'true'],
    ]);
  });

  it('S3 §7.3: leaves out what is absent', () => {
    expect(offsiteUrl({ token: 't', url: '/a' })).toBe('/offsite/?token=t&url=%2Fa');
  });
});
