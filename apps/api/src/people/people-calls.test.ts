import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createReadCookiePreferences } from './read-cookie-preferences.js';

/** Published by Maren. */
const ARCHES = seededId('pin', 'arches-night');
const ROCKET = seededId('pin', 'rocket');
const HUBBLE = seededId('pin', 'hubble');

let server: TestServer;
let maren: TestClient;
let tomas: TestClient;
let yuki: TestClient;
let visitor: TestClient;
let marenId: string;
let tomasId: string;
beforeAll(async () => {
  server = await startTestServer();
  const { origin } = server;
  [maren, tomas, yuki, visitor] = await Promise.all([
    connect(origin, 'marenkjaer'),
    connect(origin, 'tomasoliveira'),
    connect(origin, 'yukitanabe'),
    connect(origin),
  ]);
  marenId = (await maren.calls.readUser()).id ?? '';
  tomasId = (await tomas.calls.readUser()).id ?? '';
});
afterAll(() => server.stop());

async function feedIds({ calls }: TestClient): Promise<string[]> {
  return (await calls.readHomeFeed({ pageSize: 250 })).pins.map(({ id }) => id);
}

describe('a person (S3 §3 §7)', () => {
  it('may be a merchant without a verified identity, whose badge has a text (S2 §2.13)', async () => {
    const house = await maren.calls.readUser({ userId: seededId('user', 'printhouse') });
    expect(house.isVerifiedMerchant).toBe(true);
    expect(house).not.toHaveProperty('isVerifiedIdentity');
    expect(await maren.calls.readUser({ userId: seededId('user', 'kilnandco') })).toMatchObject({
      isVerifiedMerchant: true,
      isVerifiedIdentity: true,
    });
  });

  it('has an account for themself, and counts that leave out secret boards for others', async () => {
    expect(await maren.calls.readUser()).toMatchObject({
      username: 'marenkjaer',
      boardCount: 32,
      secretBoardCount: 2,
      hasQuicksaveBoard: false,
      isEmployee: false,
      isLimitedLogin: false,
    });
    const seen = await visitor.calls.readUser({ userId: marenId });
    expect(seen).toMatchObject({ username: 'marenkjaer', boardCount: 30 });
    expect(seen.secretBoardCount).toBeUndefined();
    expect(maren.drift).toEqual([]);
    await expect(visitor.calls.readUser()).rejects.toMatchObject({ code: 'auth' });
    await expect(visitor.calls.readUser({ userId: '404' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it.each([
    ['quicksave', { hasQuicksaveBoard: false, boardCount: 32 }],
    ['save_behavior', { boardCount: 32 }],
  ])('S3 §7: has the fields that the field_set_key %s selects', async (fieldSetKey, fields) => {
    const { username, hasQuicksaveBoard, boardCount, gender } = await maren.calls.readUser({
      fieldSetKey,
    });
    expect({ username, hasQuicksaveBoard, boardCount, gender }).toEqual({
      username: 'marenkjaer',
      ...fields,
    });
  });

  it('is followed and unfollowed, and a pin says so (S3 §4.4)', async () => {
    const follow = { userId: marenId, isFollowed: true };
    await tomas.calls.followUser(follow, key());
    await tomas.calls.followUser(follow, key());
    expect((await tomas.calls.readPin({ pinId: ARCHES })).pinner?.explicitlyFollowedByMe).toBe(
      true,
    );
    expect((await yuki.calls.readPin({ pinId: ARCHES })).pinner?.explicitlyFollowedByMe).toBe(
      false,
    );
    await tomas.calls.followUser({ ...follow, isFollowed: false }, key());
    expect((await tomas.calls.readPin({ pinId: ARCHES })).pinner?.explicitlyFollowedByMe).toBe(
      false,
    );
    await expect(maren.calls.followUser(follow, key())).rejects.toMatchObject({ status: 400 });
    await expect(visitor.calls.followUser(follow, key())).rejects.toMatchObject({ code: 'auth' });
  });

  it('who is blocked leaves the feed with their pins, and comes back', async () => {
    await yuki.calls.followUser({ userId: marenId, isFollowed: true }, key());
    expect(await feedIds(yuki)).toContain(ARCHES);
    const block = {
      userId: marenId,
      isBlocked: true,
      blockSource: 'profile',
      blockContext: 'spam',
    };
    await yuki.calls.blockUser(block, key());
    await yuki.calls.blockUser(block, key());
    expect(await feedIds(yuki)).not.toContain(ARCHES);
    expect(await feedIds(tomas)).toContain(ARCHES);
    expect(server.database.prepare('SELECT source, context FROM user_blocks').all()).toEqual([
      { source: 'profile', context: 'spam' },
    ]);
    const blocked = await yuki.calls.readPin({ pinId: ARCHES });
    expect(blocked.pinner?.explicitlyFollowedByMe).toBe(false);
    await expect(
      yuki.calls.followUser({ userId: marenId, isFollowed: true }, key()),
    ).rejects.toMatchObject({ status: 403 });
    await yuki.calls.blockUser({ userId: marenId, isBlocked: false }, key());
    expect(await feedIds(yuki)).toContain(ARCHES);
    expect(yuki.drift.filter((line) => !line.includes('originals'))).toEqual([]);
  });
});

it('a topic is followed and unfollowed (S3 §7)', async () => {
  const topics = () => server.database.prepare('SELECT topic_id, list FROM topic_follows').all();
  await tomas.calls.followTopic({ topicId: '9', isFollowed: true }, key());
  await tomas.calls.followTopic({ topicId: '9', isFollowed: true }, key());
  expect(topics()).toEqual([{ topic_id: '9', list: 'favorited' }]);
  await tomas.calls.followTopic({ topicId: '9', isFollowed: false }, key());
  expect(topics()).toEqual([]);
});

describe('an account (S2 §7, S3 §7)', () => {
  it('changes its fields and keeps the others', async () => {
    await yuki.calls.updateAccount({ first_name: 'Yūki', country: 'jp' }, key());
    const account = await yuki.calls.updateSettings({ save_behavior: 0 }, key());
    expect(account).toMatchObject({ fullName: 'Yūki Tanabe', country: 'JP', saveBehavior: 0 });
    expect((await yuki.calls.readSession()).user).toMatchObject({ country: 'JP', saveBehavior: 0 });
    await expect(yuki.calls.updateAccount({ is_employee: true }, key())).rejects.toMatchObject({
      status: 400,
    });
    await expect(visitor.calls.updateAccount({ country: 'JP' }, key())).rejects.toMatchObject({
      code: 'auth',
    });
  });

  it('becomes one of a business, and of a person again (S1 §6, S3 §2.1)', async () => {
    expect((await yuki.calls.readUser()).isPartner).toBe(false);
    const convert = { full_name: 'Yuki Prints', is_partner: true };
    await yuki.calls.updateAccount(convert, key());
    const { user } = await yuki.calls.readSession();
    expect(user).toMatchObject({ fullName: 'Yuki Prints', isPartner: true });
    await yuki.calls.updateAccount({ full_name: 'Yuki Tanabe', is_partner: false }, key());
    expect((await yuki.calls.readUser()).isPartner).toBe(false);
  });

  it('stores cookie preferences, of a visitor in a cookie', async () => {
    const preferences = {
      allowAnalyticCookies: true,
      allowMarketingCookies: false,
      allowPersonalizationCookies: true,
      surfaceTag: 'banner',
    };
    await tomas.calls.saveCookiePreferences(preferences, key());
    expect(
      server.database
        .prepare(
          `SELECT allow_analytic_cookies AS a, allow_marketing_cookies AS m, cookie_surface_tag AS tag
           FROM accounts WHERE user_id = ?`,
        )
        .all(tomasId),
    ).toEqual([{ a: 1, m: 0, tag: 'banner' }]);
    await visitor.calls.saveCookiePreferences(preferences, { ...key(), isSignedIn: false });
    expect(decodeURIComponent(visitor.cookies.get('cookie_preferences') ?? '')).toBe(
      '{"allowAnalyticCookies":true,"allowMarketingCookies":false,"allowPersonalizationCookies":true}',
    );
    await expect(visitor.calls.updateSettings({ save_behavior: 0 }, key())).rejects.toMatchObject({
      code: 'auth',
    });

    const stored = { allowAnalyticCookies: true, allowMarketingCookies: false };
    const read = createReadCookiePreferences(server.database);
    const readWith = async (userId: string | null, cookie = '') => {
      const app = new Hono().get('/', (context) => context.json(read(context, { userId })));
      const response = await app.request('/', { headers: { cookie } });
      return response.json();
    };
    expect(await readWith(tomasId)).toEqual({ ...stored, allowPersonalizationCookies: true });
    const cookie = `cookie_preferences=${encodeURIComponent(JSON.stringify(stored))}`;
    expect(await readWith(null, cookie)).toEqual(stored);
    expect(await readWith(null)).toEqual({});
    expect(await readWith(null, 'cookie_preferences=[broken')).toEqual({});
  });

  it('has states, each by its name (S1 §7)', async () => {
    expect(await tomas.calls.readUserState('1000069')).toBeUndefined();
    await tomas.calls.saveUserState({ state: '1000069', value: 'seen' }, key());
    await tomas.calls.saveUserState({ state: '1000069', value: 'done' }, key());
    expect(await tomas.calls.readUserState('1000069')).toBe('done');
    expect(await maren.calls.readUserState('1000069')).toBeUndefined();
    await expect(visitor.calls.readUserState('1000069')).rejects.toMatchObject({ code: 'auth' });
  });

  it('exists by its address (S3 §7)', async () => {
    expect(await visitor.calls.emailExists('MarenKjaer@tackboard.example')).toBe(true);
    await yuki.calls.updateAccount({ email: 'yuki@mail.example' }, key());
    expect(await visitor.calls.emailExists('yuki@mail.example')).toBe(true);
    expect(await visitor.calls.emailExists('yukitanabe@tackboard.example')).toBe(false);
    await expect(
      tomas.calls.updateAccount({ email: 'yuki@mail.example' }, key()),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('takes over what a visitor saved, once (S1 §4)', async () => {
    const request = { pinIds: [ROCKET, '404'], unauthPinId: HUBBLE };
    await yuki.calls.mergeSavedPins(request, key());
    await yuki.calls.mergeSavedPins(request, key());
    const saves = server.database
      .prepare(
        'SELECT pin_id, board_id FROM saves WHERE user_id = ? AND deleted_at IS NULL ORDER BY save_position',
      )
      .all((await yuki.calls.readUser()).id ?? '');
    expect(saves).toEqual([
      { pin_id: ROCKET, board_id: null },
      { pin_id: HUBBLE, board_id: null },
    ]);
    expect((await yuki.calls.readPin({ pinId: ROCKET })).isSavedToProfile).toBe(true);
  });
});

describe('names and invites (S1 §7, S3 §4.6)', () => {
  it('are read by code', async () => {
    const countries = await visitor.calls.readCountries();
    expect(countries).toMatchObject({ DE: 'Germany', JP: 'Japan', US: 'United States' });
    expect(Object.keys(countries)).not.toContain('ZZ');
    expect(await visitor.calls.readLocales()).toMatchObject({ 'de-DE': 'German (Germany)' });
    expect(await visitor.calls.readInvite('lenaquiet')).toMatchObject({
      sender: { username: 'lenaadler', firstName: 'Lena', shouldShowMessaging: true },
      inviteChannel: 5,
    });
    await expect(visitor.calls.readInvite('constructor')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
