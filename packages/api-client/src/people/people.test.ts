import { QUICK_SAVES_BOARD_STATE } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { KEY, sentBy } from '../sent-by.test.fixture.js';
import { good, json, startServer } from '../server.test.fixture.js';
import {
  emailExists,
  mergeSavedPins,
  readUser,
  readUserState,
  saveCookiePreferences,
  saveUserState,
  updateAccount,
  updateSettings,
} from './account.js';
import { listConversations, listPeople, readConversation, sendPin } from './conversations.js';
import { blockUser, followTopic, followUser } from './follow.js';
import { readNews } from './news.js';

describe('a user', () => {
  it('S3 §7.13: is read with the fields of a set', async () => {
    const { sent, result } = await sentBy(
      (client) => readUser(client, { userId: '42', fieldSetKey: 'save_behavior' }),
      { id: '42', save_behavior: 1, has_quicksave_board: true },
    );
    expect(sent).toEqual([
      ['GET', '/resource/UserResource/get/', { field_set_key: 'save_behavior', user_id: '42' }],
    ]);
    expect(result).toEqual({ id: '42', saveBehavior: 1, hasQuicksaveBoard: true });
  });

  it('S3 §7.6: is followed and unfollowed', async () => {
    const { sent } = await sentBy(async (client) => {
      await followUser(client, { userId: '42', isFollowed: true }, KEY);
      await followUser(client, { userId: '42', isFollowed: false }, KEY);
    });
    expect(sent).toEqual([
      ['POST', '/resource/UserFollowResource/create/', { user_id: '42' }],
      ['DELETE', '/resource/UserFollowResource/delete/', { user_id: '42' }],
    ]);
  });

  it('S3 §7.21, S3 §7.22: is blocked with the reason, and unblocked by id alone', async () => {
    const block = {
      userId: '42',
      orbacSubjectId: '77',
      blockSource: 'profile',
      blockContext: 'spam',
    };
    const { sent } = await sentBy(async (client) => {
      await blockUser(client, { ...block, isBlocked: true }, KEY);
      await blockUser(client, { ...block, isBlocked: false }, KEY);
    });
    expect(sent).toEqual([
      [
        'POST',
        '/resource/UserBlockResource/create/',
        {
          blocked_user_id: '42',
          orbac_subject_id: '77',
          block_source: 'profile',
          block_context: 'spam',
        },
      ],
      ['DELETE', '/resource/UserBlockResource/delete/', { blocked_user_id: '42' }],
    ]);
  });

  it('S3 §4.12: gets a pin that the viewer sends', async () => {
    const object = { type: 'pin', id: '7', url: '/pin/7/', clientTrackingParams: 'CwAB' } as const;
    const { sent } = await sentBy((client) => sendPin(client, { object, receiverId: '42' }, KEY));
    expect(sent).toEqual([
      [
        'POST',
        '/resource/ConversationsResource/create/',
        { user_ids: ['42'], pin: '7', client_tracking_params: 'CwAB' },
      ],
    ]);
  });
});

it('S3 §7.7: a topic is followed and unfollowed in the list of favorites', async () => {
  const { sent } = await sentBy(async (client) => {
    await followTopic(client, { topicId: '9', isFollowed: true }, KEY);
    await followTopic(client, { topicId: '9', isFollowed: false }, KEY);
  });
  const payload = { interest_id: '9', interest_list: 'favorited' };
  expect(sent).toEqual([
    ['POST', '/resource/InterestFollowResource/create/', payload],
    ['DELETE', '/resource/InterestFollowResource/delete/', payload],
  ]);
});

it('S3 §4.12: people are listed by a query', async () => {
  const { sent, result } = await sentBy(
    (client) => listPeople(client, { query: 'le', bookmark: 'b1' }),
    [{ id: '42', username: 'lena' }],
    'b2',
  );
  expect(sent).toEqual([
    ['GET', '/resource/ContactsResource/get/', { query: 'le', bookmarks: ['b1'] }],
  ]);
  expect(result).toEqual({ items: [{ id: '42', username: 'lena' }], bookmark: 'b2' });
});

describe('conversations (S1 §2)', () => {
  const lena = { id: '42', username: 'lena' };
  const wirePin = { id: '7', title: 'Dunes', images: {} };

  it('are listed with their last pin, where the viewer may see it', async () => {
    const { sent, result } = await sentBy(
      (client) => listConversations(client, { bookmark: 'b1' }),
      [
        { id: '3', users: [lena], last_message: { pin: wirePin } },
        { id: '4', users: [lena], last_message: { pin: null } },
        { users: [lena] },
      ],
    );
    expect(sent).toEqual([['GET', '/resource/ConversationsResource/get/', { bookmarks: ['b1'] }]]);
    expect(result).toMatchObject({
      items: [
        { id: '3', people: [lena], lastPin: { id: '7' } },
        { id: '4', people: [lena] },
      ],
    });
  });

  it('are read with their pins', async () => {
    const { sent, result } = await sentBy(
      (client) => readConversation(client, { conversationId: '3' }),
      { id: '3', users: [lena], pins: [wirePin] },
    );
    expect(sent).toEqual([
      ['GET', '/resource/ConversationResource/get/', { conversation_id: '3' }],
    ]);
    expect(result).toMatchObject({ id: '3', people: [lena], pins: [{ id: '7' }] });
  });
});

it('news are read; an item of an unknown kind is left out', async () => {
  const item = {
    id: '5',
    news_type: 'saved',
    created_at: 'Mon, 02 Jun 2025 09:30:00 +0000',
    user: { id: '42', username: 'lena' },
    pins: [{ id: '7', images: {} }],
  };
  const { sent, result } = await sentBy(
    (client) => readNews(client),
    [item, { ...item, news_type: 'sung' }],
  );
  expect(sent).toEqual([['GET', '/resource/NewsHubResource/get/', {}]]);
  expect(result).toMatchObject([
    {
      id: '5',
      type: 'saved',
      createdAt: Date.UTC(2025, 5, 2, 9, 30),
      person: { id: '42' },
      pins: [{ id: '7' }],
    },
  ]);
});

describe('settings', () => {
  const preferences = {
    allowAnalyticCookies: true,
    allowMarketingCookies: false,
    allowPersonalizationCookies: true,
    surfaceTag: 'cookie_banner',
  };
  const sentPreferences = {
    allow_analytic_cookies: true,
    allow_marketing_cookies: false,
    allow_personalization_cookies: true,
    surface_tag: 'cookie_banner',
  };
  const SETTINGS = '/resource/UserSettingsResource/update/';
  const USER = '/resource/UserResource/get/';

  it('S2 §7.1: cookie preferences are saved, then the user is read again', async () => {
    const { sent } = await sentBy((client) => saveCookiePreferences(client, preferences, KEY));
    expect(sent).toEqual([
      ['PUT', SETTINGS, sentPreferences],
      ['GET', USER, {}],
    ]);
  });

  it('S2 §7.1: of a visitor they are saved, and no user is read', async () => {
    const { sent } = await sentBy((client) =>
      saveCookiePreferences(client, preferences, { ...KEY, isSignedIn: false }),
    );
    expect(sent).toEqual([['PUT', SETTINGS, sentPreferences]]);
  });

  it('S2 §7.1: any setting returns the user that was read', async () => {
    const { sent, result } = await sentBy(
      (client) => updateSettings(client, { save_behavior: 0 }, KEY),
      { id: '42', save_behavior: 0 },
    );
    expect(sent).toEqual([
      ['PUT', SETTINGS, { save_behavior: 0 }],
      ['GET', USER, {}],
    ]);
    expect(result).toEqual({ id: '42', saveBehavior: 0 });
  });

  it('are saved also when the user cannot be read', async () => {
    const { origin } = await startServer((response, { method }) =>
      json(response, method === 'GET' ? 401 : 200, good(null)),
    );
    const client = createClient({ origin, fetch });
    await expect(updateSettings(client, {}, KEY)).resolves.toBeUndefined();
  });

  it('are not saved when the server refuses them, and the user is not read', async () => {
    const { origin, received } = await startServer((response) => json(response, 409, good(null)));
    const client = createClient({ origin, fetch });
    await expect(saveCookiePreferences(client, preferences, KEY)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(received).toHaveLength(1);
  });
});

describe('the account', () => {
  it('S3 §7.24: is changed with the fields of the server', async () => {
    const { sent } = await sentBy((client) => updateAccount(client, { first_name: 'Lena' }, KEY));
    expect(sent).toEqual([['POST', '/v3/users/me/', { first_name: 'Lena' }]]);
  });

  it.each([true, false])('S3 §7.25: exists for an email address: %j', async (exists) => {
    const { sent, result } = await sentBy(
      (client) => emailExists(client, 'lena+pins@example.com'),
      exists,
    );
    expect(sent).toEqual([['GET', '/v3/register/exists/', { email: 'lena+pins@example.com' }]]);
    expect(result).toBe(exists);
  });

  it('exists or not is never a guess', async () => {
    await expect(sentBy((client) => emailExists(client, 'x'), null)).rejects.toMatchObject({
      code: 'unreadable',
    });
  });

  it('S3 §7.23: stores a state', async () => {
    const { sent } = await sentBy((client) =>
      saveUserState(client, { state: QUICK_SAVES_BOARD_STATE, value: '12' }, KEY),
    );
    expect(sent).toEqual([
      [
        'POST',
        '/resource/UserStateResource/create/',
        { state: 'QUICK_SAVES_BOARD_ID', value: '12' },
      ],
    ]);
  });

  it.each([
    ['12', '12'],
    [{ state: 'QUICK_SAVES_BOARD_ID', value: '12' }, '12'],
    [null, undefined],
    ['', undefined],
    [{ value: null }, undefined],
  ])('S1 §7.8: reads a state from %j', async (data, value) => {
    const { sent, result } = await sentBy(
      (client) => readUserState(client, QUICK_SAVES_BOARD_STATE),
      data,
    );
    expect(sent).toEqual([
      ['GET', '/resource/UserStateResource/get/', { state: 'QUICK_SAVES_BOARD_ID' }],
    ]);
    expect(result).toBe(value);
  });

  it('S1 §4: gets the pins that were saved before the login', async () => {
    const { sent } = await sentBy((client) =>
      mergeSavedPins(client, { pinIds: ['1', '2'], unauthPinId: '1' }, KEY),
    );
    expect(sent).toEqual([
      ['POST', '/resource/UnauthPinsResource/create/', { pin_ids: ['1', '2'], unauth_pin_id: '1' }],
    ]);
  });
});
