import type { CheckLinkRequest, OffsiteResponse, Pin } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush } from '../testing/index.js';
import { linkCheckMachine } from './link-check.machine.js';

const OUT = 'https://elsewhere.example/kelp?a=1';

function start({ isOnline = true }: { readonly isOnline?: boolean } = {}) {
  const clock = createFakeClock();
  const asked: CheckLinkRequest[] = [];
  const responses: { resolve: (response: OffsiteResponse) => void; reject: () => void }[] = [];
  const did: unknown[] = [];
  const actor = createActor(linkCheckMachine, {
    clock,
    input: {
      ports: {
        checkLink: (request) => {
          asked.push(request);
          return new Promise((resolve, reject) => {
            responses.push({ resolve, reject: () => reject(new Error('offline')) });
          });
        },
        page: () => ({
          url: 'https://pins.example/search?q=kelp',
          ownHosts: ['media.pins.example'],
          isOnline,
        }),
        openLink: (href) => did.push(['open', href]),
        onClickthrough: (href, pin) => did.push(['log', href, pin?.id]),
        onReport: (report) => did.push(['report', report]),
        onSignedOutClick: (record) => did.push(['record', record]),
        followLinkless: ({ id }) => did.push(['linkless', id]),
        openInterstitial: (fields) => did.push(['interstitial', fields]),
      },
    },
  }).start();
  const follow = (href: string, more: object = {}) => actor.send({ type: 'FOLLOW', href, ...more });
  const respond = async (said: OffsiteResponse) => {
    responses[0]?.resolve(said);
    await flush();
  };
  return { actor, respond, responses, asked, clock, did, follow };
}

describe('a link that leaves the site (S3 §4.1.1 §4.1.4)', () => {
  it('is checked and opens when it is allowed', async () => {
    const { actor, respond, asked, did, follow } = start();
    follow(OUT, {
      pin: { id: '1', trackingParams: 'tp' },
      isThirdPartyAd: true,
      auxData: { a: 1 },
    });
    expect(asked).toEqual([
      {
        url: OUT,
        pinId: '1',
        clientTrackingParams: 'tp',
        isThirdPartyAd: true,
        auxData: { a: 1 },
      },
    ]);
    expect(did).toEqual([]);
    await respond({ redirectStatus: 'allowed' });
    expect(did).toEqual([
      ['open', OUT],
      ['log', OUT, '1'],
    ]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it.each(['blocked', 'suspicious', 'porn'] as const)(
    'that is %s warns and does not open',
    async (redirectStatus) => {
      const { actor, respond, did, follow } = start();
      follow(OUT);
      await respond({ redirectStatus, message: 'This site sends spam.' });
      expect(actor.getSnapshot().value).toBe('warned');
      expect(actor.getSnapshot().context).toMatchObject({
        warning: redirectStatus,
        message: 'This site sends spam.',
        host: 'elsewhere.example',
      });
      expect(did).toEqual([]);
      actor.send({ type: 'DISMISS' });
      expect(actor.getSnapshot().value).toBe('idle');
    },
  );

  it('after a warning another link can be followed', async () => {
    const { actor, respond, asked, follow } = start();
    follow(OUT);
    await respond({ redirectStatus: 'blocked' });
    follow('https://other.example/');
    expect(asked).toHaveLength(2);
    expect(actor.getSnapshot().context.warning).toBeUndefined();
  });

  it('pressed twice is one check', async () => {
    const { respond, asked, did, follow } = start();
    follow(OUT);
    follow(OUT);
    expect(asked).toHaveLength(1);
    await respond({ redirectStatus: 'allowed' });
    expect(did).toEqual([
      ['open', OUT],
      ['log', OUT, undefined],
    ]);
  });

  it('pressed while another is being checked replaces it', async () => {
    const { responses, asked, did, follow } = start();
    follow(OUT);
    follow('https://other.example/');
    expect(asked.map(({ url }) => url)).toEqual([OUT, 'https://other.example/']);
    responses[0]?.resolve({ redirectStatus: 'allowed' });
    responses[1]?.resolve({ redirectStatus: 'allowed' });
    await flush();
    expect(did).toEqual([
      ['open', 'https://other.example/'],
      ['log', 'https://other.example/', undefined],
    ]);
  });

  it('with an unknown status opens, and the status is reported', async () => {
    const { respond, did, follow } = start();
    follow(OUT);
    await respond({ redirectStatus: 'quarantined' });
    expect(did).toEqual([
      ['report', { situation: 'unknownRedirectStatus', href: OUT, redirectStatus: 'quarantined' }],
      ['open', OUT],
      ['log', OUT, undefined],
    ]);
  });

  it('whose check fails opens anyway, and the failure is counted (S3 §8.2)', async () => {
    const { responses, did, follow } = start();
    follow(OUT);
    responses[0]?.reject();
    await flush();
    expect(did).toEqual([
      ['report', { situation: 'linkCheckFailed', href: OUT }],
      ['open', OUT],
      ['log', OUT, undefined],
    ]);
  });

  it('is not waited for longer than 3000 ms', async () => {
    const { respond, clock, did, follow } = start();
    follow(OUT);
    clock.advance(2999);
    expect(did).toEqual([]);
    clock.advance(1);
    expect(did.map((each) => (each as unknown[])[0])).toEqual(['report', 'open', 'log']);
    await respond({ redirectStatus: 'blocked' });
    expect(did).toHaveLength(3);
  });
});

describe('a link that is not checked', () => {
  it.each([
    ['/pin/1/', [['open', '/pin/1/']]],
    ['https://pins.example/today', [['open', 'https://pins.example/today']]],
    ['https://media.pins.example/a.jpg', [['open', 'https://media.pins.example/a.jpg']]],
    ['', [['report', { situation: 'emptyLink', href: '' }]]],
    ['#imgViewer', [['report', { situation: 'emptyLink', href: '#imgViewer' }]]],
    ['mailto:lena@example.com', []],
    ['javascript:alert(1)', []],
  ])('%j does %j (S3 §4.1.5)', (href, does) => {
    const { asked, did, follow } = start();
    follow(href);
    expect(did).toEqual(does);
    expect(asked).toEqual([]);
  });

  it('nothing happens offline', () => {
    const { asked, did, follow } = start({ isOnline: false });
    follow(OUT);
    follow('');
    expect([...did, ...asked]).toEqual([]);
  });
});

describe('a signed-out visitor’s click on a pin (S3 §4.8.4 §4.8.5 §4.8.6 §4.8.7)', () => {
  const pin: Pin = {
    id: '1',
    domain: 'elsewhere.example',
    imageSignature: 'abc',
    category: 'art',
    images: { '236x': { url: 'https://i/236.jpg' } },
    linkDomain: { officialUser: { imageMediumUrl: 'https://i/logo.jpg' } },
  };
  const recorded = [
    'record',
    { pinId: '1', link: OUT, imageSignature: 'abc', domain: 'elsewhere.example' },
  ];

  it('is recorded, and then runs the linkless action', () => {
    const { did, follow } = start();
    follow(OUT, { pin: { ...pin, isGoLinkless: true }, visitor: { isNew: true } });
    expect(did).toEqual([recorded, ['linkless', '1']]);
  });

  it.each([
    [{ isNew: true }, pin],
    [{ isNew: false, hasHomeUpsell: true }, pin],
  ])('is recorded, and then opens the interstitial for %j', (visitor, clicked) => {
    const { did, follow } = start();
    follow(OUT, { pin: clicked, visitor });
    expect(did).toEqual([
      recorded,
      [
        'interstitial',
        {
          domain: 'elsewhere.example',
          domainImageUrl: 'https://i/logo.jpg',
          origin: '/search?q=kelp',
          pinCategory: 'art',
          pinImageUrl: 'https://i/236.jpg',
          redirectUrl: OUT,
          offsite: { pin: '1' },
        },
      ],
    ]);
  });

  it('hands what the page at /offsite/ gets to the interstitial (S3 §2.3.5)', () => {
    const { did, follow } = start();
    follow(OUT, {
      pin: { ...pin, trackingParams: 'tp' },
      isThirdPartyAd: true,
      auxData: { clickthrough_type: 'clickthrough' },
      visitor: { isNew: true },
    });
    expect(did.at(-1)).toMatchObject([
      'interstitial',
      {
        offsite: {
          pin: '1',
          clientTrackingParams: 'tp',
          auxData: '{"clickthrough_type":"clickthrough"}',
          isThirdPartyAd: true,
        },
      },
    ]);
  });

  it('is recorded, and then opens the link, which is checked like any other', async () => {
    const { respond, did, follow } = start();
    follow(OUT, { pin, visitor: { isNew: false } });
    expect(did).toEqual([recorded]);
    await respond({ redirectStatus: 'allowed' });
    expect(did.slice(1)).toEqual([
      ['open', OUT],
      ['log', OUT, '1'],
    ]);
  });

  it.each([{ isGoLinkless: true }, { isGoLinkless: false }])(
    'is nothing offline: %j (S3 §4.1.6)',
    (more) => {
      const { did, follow } = start({ isOnline: false });
      follow(OUT, { pin: { ...pin, ...more }, visitor: { isNew: true } });
      expect(did).toEqual([]);
    },
  );

  it.each([
    ['javascript:alert(1)', []],
    ['', [['report', { situation: 'emptyLink', href: '' }]]],
    ['#imgViewer', [['report', { situation: 'emptyLink', href: '#imgViewer' }]]],
  ])('of the link %j opens no interstitial and is not recorded', (href, does) => {
    const { did, follow } = start();
    follow(href, { pin, visitor: { isNew: true } });
    expect(did).toEqual(does);
  });

  it('runs the linkless action without a link', () => {
    const { did, follow } = start();
    follow('', { pin: { id: '1', isGoLinkless: true }, visitor: { isNew: false } });
    expect(did).toEqual([
      ['record', { pinId: '1' }],
      ['linkless', '1'],
    ]);
  });
});
