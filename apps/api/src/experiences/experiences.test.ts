import { MESSAGE_SURFACES, readMessage } from '@tackboard/domain/experience';
import { decodeExperiences, encodeExperience } from '@tackboard/domain/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { seededMessages } from './seeded-messages.js';

/** The message that the demo shows with a component of its own. */
const HOST_MADE_ID = '502301';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ids = async (client: TestClient): Promise<string[]> =>
  (await client.calls.readPlatformExperiences({ isMultiExperiencePlatform: true })).map(
    ({ id }) => id,
  );

const survey = { placementId: '1000421', experienceId: '501601' };

describe('the seeded messages (S2 §2 §3)', () => {
  it('have valid display data, and no surface is without one', () => {
    const drift: unknown[] = [];
    const pictureOf = () => ({ url: '/media/474x/a.jpg', width: 474, height: 300 });
    const facts = { surveyOrigin: 'https://survey.example', pictureOf };
    const ofTheKit = seededMessages(facts).filter(
      ({ experience }) => experience.id !== HOST_MADE_ID,
    );
    const surfaces = ofTheKit.map(({ experience: seeded }) => {
      const sent: unknown = JSON.parse(JSON.stringify(encodeExperience(seeded)));
      const onDrift = (part: unknown) => drift.push(part);
      const [experience] = decodeExperiences([sent], { onDrift }).experiences;
      const { surface, model } = readMessage(experience!);
      expect([seeded.id, model]).not.toEqual([seeded.id, undefined]);
      return surface;
    });
    expect(new Set(surfaces)).toEqual(new Set(MESSAGE_SURFACES));
    expect(drift).toEqual([]);
  });

  it.each([
    [undefined, ['502597']],
    ['yukitanabe', ['501153']],
    ['tomasoliveira', []],
    ['marenkjaer', []],
    ['kilnandco', ['502527']],
  ])('are targeted: %s gets %j (S2 §1)', async (username, expected) => {
    const client = await connect(server.origin, username);
    expect(await ids(client)).toEqual(expected);
    expect(client.drift).toEqual([]);
  });

  it('ask a visitor about cookies until they have answered (S2 §2)', async () => {
    const visitor = await connect(server.origin);
    expect(await ids(visitor)).toEqual(['502597']);
    const choice = {
      allowAnalyticCookies: false,
      allowMarketingCookies: false,
      allowPersonalizationCookies: false,
    };
    await visitor.calls.saveCookiePreferences(
      { ...choice, surfaceTag: 'banner' },
      { ...key(), isSignedIn: false },
    );
    expect(await ids(visitor)).toEqual([]);
  });

  it('have surveys of the origin that pages may frame, and of no other', async () => {
    const framedOrigin = 'http://localhost:4174';
    const framing = await startTestServer({ framedOrigin });
    const tomas = await connect(framing.origin, 'tomasoliveira');
    await tomas.calls.triggerExperience(survey, key());
    const [message] = await tomas.calls.readExperiences({ placementIds: [survey.placementId] });
    expect(message?.displayData?.buttons?.[0]?.uri).toBe('http://localhost:4174/home-feed');
    const policy = async ({ origin }: TestServer) =>
      (await fetch(`${origin}/healthz`)).headers.get('content-security-policy');
    expect(await policy(framing)).toMatch(/(?:^|; )frame-src http:\/\/localhost:4174(?:;|$)/);
    expect(await policy(server)).not.toContain('frame-src');
    await framing.stop();
  });

  it('are not sent to bots (S2 §1 §6)', async () => {
    const data = encodeURIComponent('{"options":{}}');
    const response = await fetch(
      `${server.origin}/resource/UserExperiencePlatformResource/get/?data=${data}`,
      { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    );
    expect(await response.json()).toMatchObject({ resource_response: { data: {} } });
  });
});

describe('messages of placements (S2 §7)', () => {
  it('are the first of each, also by their ids', async () => {
    const maren = await connect(server.origin, 'marenkjaer');
    await maren.calls.triggerExperience({ placementId: '1000162', experienceId: '500863' }, key());
    const all = await maren.calls.readPlatformExperiences();
    expect(all.find(({ placementId }) => placementId === '1000162')).toMatchObject({
      id: '500863',
      type: 13,
      status: 'pending',
      displayData: { completeButtonText: 'Show me' },
    });
    const some = await maren.calls.readExperiences({ placementIds: ['1000162', '1000320', '9'] });
    expect(some.map(({ id }) => id)).toEqual(['500863']);
  });

  it('depend on the targeting that the client sends', async () => {
    const maren = await connect(server.origin, 'marenkjaer');
    const read = (targeting: Record<string, unknown>) =>
      maren.calls.readExperiences({ placementIds: ['1000311'], targeting });
    expect(await read({ callout: 'other' })).toEqual([]);
    expect((await read({ callout: 'warning' })).map(({ id }) => id)).toEqual(['501402']);
  });
});

describe('a report (S2 §4 §7)', () => {
  const hero = { placementId: '1000162', experienceId: '501200' };

  it('of a view changes the status, of a completion and a dismissal removes the message', async () => {
    const tomas = await connect(server.origin, 'tomasoliveira');
    const lena = await connect(server.origin, 'lenaadler');
    for (const client of [tomas, lena]) {
      await client.calls.triggerExperience(hero, key());
      await client.calls.triggerExperience(survey, key());
    }
    const status = async () =>
      (await tomas.calls.readExperiences({ placementIds: ['1000162'] }))[0]?.status;
    await tomas.calls.viewExperience({ ...hero, extraContext: { slot: 1 } }, key());
    expect(await status()).toBe('viewed');
    await tomas.calls.completeExperience(hero, key());
    expect(await status()).toBeUndefined();
    await tomas.calls.viewExperience(hero, key());
    await tomas.calls.triggerExperience(hero, key());
    expect(await status()).toBeUndefined();

    await tomas.calls.dismissExperience(survey, key());
    expect(await ids(tomas)).not.toContain('501601');
    expect(await ids(lena)).toEqual(expect.arrayContaining(['501200', '501601']));
  });

  it('of a visitor is kept for their browser', async () => {
    const visitor = await connect(server.origin);
    const other = await connect(server.origin);
    const cookies = { placementId: '1000500', experienceId: '502597' };
    await visitor.calls.triggerExperience(cookies, key());
    await other.calls.triggerExperience(cookies, key());
    await visitor.calls.completeExperience(cookies, key());
    expect(await ids(visitor)).not.toContain('502597');
    expect(await ids(other)).toContain('502597');
  });

  it('of a trigger shows a message that waits for it', async () => {
    const lena = await connect(server.origin, 'lenaadler');
    expect(await ids(lena)).not.toContain('501501');
    const modal = { placementId: '1000320', experienceId: '501501', extraContext: { from: 'x' } };
    await lena.calls.triggerExperience(modal, key());
    expect(await ids(lena)).toContain('501501');
    await lena.calls.viewExperience(modal, key());
    expect(await ids(lena)).toContain('501501');
    const kiln = await connect(server.origin, 'kilnandco');
    expect(await ids(kiln)).not.toContain('501501');
  });

  it('of a trigger shows a message that is meant for others, also after it was viewed', async () => {
    const ilse = await connect(server.origin, 'ilsethorne');
    const metrics = { placementId: '1000300', experienceId: '502527' };
    await ilse.calls.viewExperience(metrics, key());
    expect(await ids(ilse)).toEqual([]);
    await ilse.calls.triggerExperience(metrics, key());
    expect(await ids(ilse)).toEqual(['502527']);
  });

  it('of a message that does not exist is refused', async () => {
    const lena = await connect(server.origin, 'lenaadler');
    const unknown = { placementId: '1', experienceId: '2' };
    await expect(lena.calls.viewExperience(unknown, key())).rejects.toMatchObject({ status: 404 });
  });
});
