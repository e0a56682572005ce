import { describe, expect, it } from 'vitest';
import { isSecretBoard } from '../board/board.js';
import { sessionViewer } from '../user/session.js';
import { decodeBoard, decodePin, decodeSaveResponse, decodeSession, decodeUser } from './decode.js';
import type { DriftKind } from './reading.js';

/** Decodes and records the reports of the hook. */
function decoded(json: unknown) {
  const drift: [DriftKind, string][] = [];
  const pin = decodePin(json, { onDrift: ({ kind, path }) => drift.push([kind, path]) });
  return { pin, drift };
}

describe('decodePin', () => {
  it('S2 §3.25 §9.23: keeps the images of 236x, 474x, 564x and 736x', () => {
    const images = {
      '236x': { url: 'https://i.example/236x/a.jpg', width: 236, height: 354 },
      '474x': { url: 'https://i.example/474x/a.jpg', width: 474, height: 711 },
      '564x': { url: 'https://i.example/564x/a.jpg', width: 564, height: 846 },
      '736x': { url: 'https://i.example/736x/a.jpg', width: 736, height: 1104 },
    };
    expect(decoded({ id: '1', images })).toEqual({ pin: { id: '1', images }, drift: [] });
  });

  it('S1 §3.4: reads the snake_case form', () => {
    expect(
      decodePin({
        id: '811492428893216731',
        node_id: 'cGluOjgx',
        grid_title: 'Black canyon',
        description_html: '<b>Canyon</b>',
        alt_text: 'A river',
        auto_alt_text: 'River',
        seo_url: '/pin/811492428893216731/',
        dominant_color: '#4c656c',
        image_signature: '0a1b',
        image_crop: { min_y: 0, max_y: 0.9 },
        images: { '236x': { url: 'https://i.example/236x/a.jpg', width: 236, height: 354 } },
        pinned_to_board: { id: '7', name: 'Prints', type: 'board' },
        is_saved_to_profile: false,
        is_saved: true,
      }),
    ).toStrictEqual({
      id: '811492428893216731',
      gridTitle: 'Black canyon',
      descriptionHtml: '<b>Canyon</b>',
      altText: 'A river',
      autoAltText: 'River',
      seoUrl: '/pin/811492428893216731/',
      dominantColor: '#4c656c',
      imageSignature: '0a1b',
      imageCrop: { minY: 0, maxY: 0.9 },
      images: { '236x': { url: 'https://i.example/236x/a.jpg', width: 236, height: 354 } },
      pinnedToBoard: { id: '7', name: 'Prints', typename: 'board' },
      isSavedToProfile: false,
      isSaved: true,
    });
  });

  it('needs nothing but the id', () => {
    expect(decodePin({ id: '1' })).toStrictEqual({ id: '1' });
  });

  it.each([{}, { id: null }, { id: '' }, { id: ' ' }, { id: {} }, { title: 'No id' }])(
    'reports that %j has no id',
    (json) => {
      const { pin, drift } = decoded(json);
      expect(pin).toBeUndefined();
      expect(drift).toContainEqual(['incomplete', 'id']);
    },
  );

  it.each([null, undefined, 0, 'pin', true, []])('reports that %j is not a pin', (json) => {
    const { pin, drift } = decoded(json);
    expect(pin).toBeUndefined();
    expect(drift).toHaveLength(1);
  });

  it('takes null anywhere for absent, without a word', () => {
    const { pin, drift } = decoded({ id: '1', title: null, board: null, images: { '236x': null } });
    expect(pin).toStrictEqual({ id: '1', images: {} });
    expect(drift).toEqual([]);
  });

  it('takes {} for an absent object, because servers send it for nothing', () => {
    const { pin, drift } = decoded({ id: '1', sponsorship: {}, pinner: { verified_identity: {} } });
    expect(pin).toStrictEqual({ id: '1' });
    expect(drift).toEqual([]);
  });

  it('keeps blank text: which text is shown is a rule', () => {
    expect(decodePin({ id: '1', title: '', description: ' ' })).toStrictEqual({
      id: '1',
      title: '',
      description: ' ',
    });
  });

  it.each([
    ['a number for a text', { id: 42 }, { id: '42' }, 'converted', 'id'],
    [
      'a number for an id below',
      { id: '1', pinner: { id: 42 } },
      { id: '1', pinner: { id: '42' } },
      'converted',
      'pinner.id',
    ],
    [
      'a text for a number',
      { id: '1', image_crop: { max_y: '0.9' } },
      { id: '1', imageCrop: { maxY: 0.9 } },
      'converted',
      'image_crop.max_y',
    ],
    [
      'a text for a flag',
      { id: '1', is_promoted: 'false' },
      { id: '1', isPromoted: false },
      'converted',
      'is_promoted',
    ],
    ['an object for a text', { id: '1', title: { a: 1 } }, { id: '1' }, 'wrong-type', 'title'],
    ['a list for an object', { id: '1', board: [] }, { id: '1' }, 'wrong-type', 'board'],
    ['a list for a map', { id: '1', images: [] }, { id: '1' }, 'wrong-type', 'images'],
    ['an object for a list', { id: '1', access: {} }, { id: '1' }, 'wrong-type', 'access'],
    [
      'an unknown word',
      { id: '1', board: { privacy: 'hidden' } },
      { id: '1', board: { privacy: 'hidden' } },
      'unknown-value',
      'board.privacy',
    ],
    [
      'an unknown number',
      { id: '1', digital_media_source_type: 16 },
      { id: '1', digitalMediaSourceType: 16 },
      'unknown-value',
      'digital_media_source_type',
    ],
    ['an unknown key', { id: '1', mood: 'calm' }, { id: '1' }, 'unknown-key', 'mood'],
    [
      'an unknown size of picture',
      { id: '1', images: { '1200x': { url: 'https://i.example/o.jpg' } } },
      { id: '1', images: { '1200x': { url: 'https://i.example/o.jpg' } } },
      'unknown-key',
      'images.1200x',
    ],
    [
      'a picture under the key of another size',
      { id: '1', images: { '170x': { url: 'https://i.example/236x/a.jpg', width: 236 } } },
      { id: '1', images: { '170x': { url: 'https://i.example/236x/a.jpg', width: 236 } } },
      'wrong-key',
      'images.170x',
    ],
    [
      'a picture without an address',
      { id: '1', images: { '236x': { width: 236 } } },
      { id: '1', images: {} },
      'incomplete',
      'images.236x.url',
    ],
    [
      "a person's picture that would run a script",
      { id: '1', pinner: { id: '2', image_small_url: ' JavaScript:alert(1)' } },
      { id: '1', pinner: { id: '2' } },
      'wrong-type',
      'pinner.image_small_url',
    ],
    [
      'a board whose address would run a script',
      { id: '1', board: { id: '2', url: 'javascript:alert(1)' } },
      { id: '1', board: { id: '2' } },
      'wrong-type',
      'board.url',
    ],
    [
      'a board whose address leads to another host',
      { id: '1', board: { id: '2', url: '//evil.example/trips/' } },
      { id: '1', board: { id: '2' } },
      'wrong-type',
      'board.url',
    ],
    [
      'an address for a picture',
      { id: '1', images: { '236x': 'https://i.example/236x/a.jpg' } },
      { id: '1', images: { '236x': { url: 'https://i.example/236x/a.jpg' } } },
      'converted',
      'images.236x',
    ],
  ] as const)('S1 §3: reports %s once', (_, json, pin, kind, path) => {
    expect(decoded(json)).toStrictEqual({ pin, drift: [[kind, path]] });
  });

  it.each(['811492428893216736', '-9007199254740992', '1.5', '1e21'])(
    'S1 §3.1: refuses the number %s as an id: JSON parsing may have rounded it',
    (digits) => {
      const id: unknown = JSON.parse(digits);
      expect(decoded({ id })).toStrictEqual({
        pin: undefined,
        drift: [
          ['wrong-type', 'id'],
          ['incomplete', 'id'],
        ],
      });
      expect(decoded({ id: '1', board: { id, name: 'Posters' } })).toStrictEqual({
        pin: { id: '1', board: { name: 'Posters' } },
        drift: [['wrong-type', 'board.id']],
      });
    },
  );

  it('S1 §3: leaves out a picture whose URL is neither http nor https nor relative', () => {
    const images = { '236x': { url: 'javascript:alert(1)' }, orig: { url: '/a.jpg' } };
    expect(decoded({ id: '1', images })).toStrictEqual({
      pin: { id: '1', images: { orig: { url: '/a.jpg' } } },
      drift: [
        ['wrong-type', 'images.236x.url'],
        ['incomplete', 'images.236x.url'],
      ],
    });
  });

  it('reads the largest safe integer as an id', () => {
    expect(decodePin({ id: 9007199254740991 })?.id).toBe('9007199254740991');
  });

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
    [0, false],
    [2, undefined],
    ['yes', undefined],
    ['', undefined],
  ])('reads %j as the flag %s', (sent, flag) => {
    expect(decodePin({ id: '1', is_promoted: sent })?.isPromoted).toBe(flag);
  });

  it('reports the items of one list once', () => {
    const { pin, drift } = decoded({ id: '1', shopping_flags: ['1', '2', 5] });
    expect(pin?.shoppingFlags).toEqual([1, 2, 5]);
    expect(drift).toEqual([['converted', 'shopping_flags[0]']]);
  });

  it('S1 §3: leaves the keys of maps as they are', () => {
    const variant = { url: 'https://v.example/a.m3u8', duration: 6000 };
    const pin = decodePin({
      id: '1',
      videos: { id: '2', video_list: { V_HLSV3_MOBILE: variant, V_720P: variant } },
      reaction_counts: { 1: 140, LIKE_IT: 5 },
    });
    expect(pin?.videos?.videoList).toEqual({ V_HLSV3_MOBILE: variant, V_720P: variant });
    expect(pin?.reactionCountsData).toEqual([
      { reactionType: '1', reactionCount: 140 },
      { reactionType: 'LIKE_IT', reactionCount: 5 },
    ]);
  });

  it('leaves out a key that would name a prototype', () => {
    const { pin, drift } = decoded(
      JSON.parse('{"id":"1","images":{"__proto__":{"url":"https://i.example/a.jpg"}}}'),
    );
    expect(Object.getPrototypeOf(pin?.images)).toBe(Object.prototype);
    expect(pin?.images).toStrictEqual({});
    expect(drift).toEqual([['unknown-key', 'images.__proto__']]);
  });
});

describe('decodeBoard and decodeUser', () => {
  it('S1 §3: reads a board', () => {
    expect(
      decodeBoard({
        id: '7',
        name: 'Quick saves',
        url: '/lena/quick-saves/',
        privacy: 'protected',
        layout: 'quick_saves',
        is_collaborative: true,
        collaborator_count: 2,
        collaborated_by_me: true,
        followed_by_me: false,
        owner: { id: '9', username: 'lena' },
      }),
    ).toStrictEqual({
      id: '7',
      name: 'Quick saves',
      url: '/lena/quick-saves/',
      privacy: 'protected',
      layout: 'quick_saves',
      isCollaborative: true,
      collaboratorCount: 2,
      collaboratedByMe: true,
      followedByMe: false,
      owner: { id: '9', username: 'lena' },
    });
  });

  it.each(['friends_only', ''])('S1 §3: a board of the unknown privacy %j is secret', (privacy) => {
    const board = decodeBoard({ id: '7', privacy });
    expect(board?.privacy).toBe(privacy);
    expect(isSecretBoard(board)).toBe(true);
  });

  it.each([3, true, {}, ['public']])(
    'S1 §3: a board whose privacy has a wrong type, %j, is secret',
    (privacy) => expect(isSecretBoard(decodeBoard({ id: '7', privacy }))).toBe(true),
  );

  it('S3 §3: decodes the images of a board, a list for each size', () => {
    const thumbnail = { url: 'https://i.example/170x/a.jpg', width: 170, height: 170 };
    expect(decodeBoard({ images: { '170x': [thumbnail], '60x60': thumbnail } })).toStrictEqual({
      images: { '170x': [thumbnail], '60x60': [thumbnail] },
    });
  });

  it('S1 §3: reads a user', () => {
    expect(
      decodeUser({
        id: '9',
        username: 'lena',
        full_name: 'Lena Castillo',
        image_small_url: 'https://i.example/s.jpg',
        image_medium_url: 'https://i.example/m.jpg',
        is_verified_merchant: true,
        verified_identity: { verified: true, name: 'lena.example' },
        explicitly_followed_by_me: false,
        is_primary_website_verified: true,
        created_at: 'Thu, 19 Sep 2024 19:41:32 +0000',
        pin_count: 12,
        board_count: 3,
        gender: 'female',
      }),
    ).toStrictEqual({
      id: '9',
      username: 'lena',
      fullName: 'Lena Castillo',
      imageSmallUrl: 'https://i.example/s.jpg',
      imageMediumUrl: 'https://i.example/m.jpg',
      isVerifiedMerchant: true,
      isVerifiedIdentity: true,
      explicitlyFollowedByMe: false,
      isPrimaryWebsiteVerified: true,
      createdAt: 1_726_774_892_000,
      pinCount: 12,
      boardCount: 3,
      gender: 'female',
    });
  });

  it('knows nothing of an empty object', () => {
    expect(decodeBoard({})).toBeUndefined();
    expect(decodeUser({})).toBeUndefined();
  });
});

describe('decodeSession', () => {
  it('S1 §3.39: reads who looks at the page', () => {
    expect(
      decodeSession({
        is_authenticated: true,
        user: { id: '9' },
        default_board: { id: '7' },
        has_saved_unauth_pin: false,
        unauth_save_pin_id: '1',
      }),
    ).toStrictEqual({
      isAuthenticated: true,
      user: { id: '9' },
      defaultBoard: { id: '7' },
      hasSavedUnauthPin: false,
      unauthSavePinId: '1',
    });
  });

  it('S1 §3.39, S3 §3.25: reads all of the viewer', () => {
    const drifts: unknown[] = [];
    const session = decodeSession(
      {
        is_authenticated: true,
        user: {
          id: '9',
          username: 'lena',
          country: 'DE',
          gender: 'female',
          board_count: 4,
          secret_board_count: 1,
          has_quicksave_board: true,
          save_behavior: 0,
          should_show_messaging: true,
          created_at: 'Thu, 19 Sep 2024 19:41:32 +0000',
          resurrected_at: 'Fri, 20 Sep 2024 19:41:32 +0000',
          is_limited_login: true,
          is_employee: true,
          is_partner: true,
        },
        country: 'US',
        experiments: { quick_save: 'enabled' },
        has_saved_unauth_pin: true,
        unauth_save_pin_id: '1',
      },
      { onDrift: (drift) => drifts.push(drift) },
    );
    expect(drifts).toEqual([]);
    expect(session).toMatchObject({
      hasSavedUnauthPin: true,
      unauthSavePinId: '1',
      experiments: { quick_save: 'enabled' },
    });
    expect(sessionViewer(session)).toStrictEqual({
      isAuth: true,
      id: '9',
      username: 'lena',
      country: 'DE',
      gender: 'female',
      boardCount: 4,
      secretBoardCount: 1,
      hasQuicksaveBoard: true,
      saveBehavior: 0,
      shouldShowMessaging: true,
      createdAt: 1_726_774_892_000,
      resurrectedAt: 1_726_861_292_000,
      isLimitedLogin: true,
      isEmployee: true,
      isPartner: true,
    });
  });

  it('S2 §3.29: a visitor has a country and no account', () => {
    const json = { is_authenticated: false, user: { id: '9' }, country: 'US' };
    expect(sessionViewer(decodeSession(json))).toStrictEqual({ isAuth: false, country: 'US' });
    expect(sessionViewer({ isAuthenticated: false })).toStrictEqual({ isAuth: false });
  });

  it.each([null, {}, { user: { id: '9' } }, 'signed in'])(
    'takes %j for a signed-out visitor',
    (json) => {
      expect(decodeSession(json)).toStrictEqual({ isAuthenticated: false });
    },
  );
});

describe('decodeSaveResponse', () => {
  it('reads the section that a pin was saved to, without drift (S1 §3)', () => {
    const drift: string[] = [];
    const section = { id: '9', title: 'Kitchen', slug: 'kitchen' };
    const response = { id: '12', section };
    const onDrift = ({ kind, path }: { kind: string; path: string }) =>
      drift.push(`${kind} ${path}`);
    expect(decodeSaveResponse(response, { onDrift })).toMatchObject(response);
    expect(drift).toEqual([]);
  });

  it('S1 §3.41: reads the id of the copy and its board', () => {
    const board = { id: '7', url: '/lena/prints/', name: 'Prints', layout: 'default' };
    expect(decodeSaveResponse({ id: '12', board })).toStrictEqual({ id: '12', board });
    expect(decodeSaveResponse({ board })).toBeUndefined();
  });
});

describe('times', () => {
  const recipe = (value: unknown) =>
    decodePin({ id: '1', rich_metadata: { recipe: { cook_time: value } } })?.richMetadata?.recipe
      ?.cookTime;

  it.each([
    [2100, 2_100_000],
    [0, 0],
    [-0, 0],
    [1.001, 1001],
    ['90', 90_000],
    [1e308, undefined],
  ])('reads %s seconds as milliseconds', (value, ms) => {
    expect(recipe(value)).toBe(ms);
  });

  it.each([
    ['Thu, 19 Sep 2024 19:41:32 +0000', 1_726_774_892_000],
    ['2024-09-19T19:41:32Z', 1_726_774_892_000],
    ['2024-09-19', 1_726_704_000_000],
    [1_726_774_892_000, 1_726_774_892_000],
    ['1726774892000', 1_726_774_892_000],
    ['Thu, 99 Foo 2024 19:41:32 +0000', undefined],
    ['yesterday', undefined],
  ])('reads %s as a moment', (value, ms) => {
    expect(decodePin({ id: '1', created_at: value })?.createdAt).toBe(ms);
  });
});

describe('the captions of a video', () => {
  it('S1 §3: are kept by the language that the server names', () => {
    const urls = { 'en-us': 'https://videos.example/press/en.vtt' };
    const file = { url: 'https://videos.example/press.m3u8', captions_urls: urls };
    const pin = decodePin({ id: '1', videos: { video_list: { V_HLSV4: file } } });
    expect(pin?.videos?.videoList?.['V_HLSV4']?.captionsUrls).toEqual(urls);
  });
});
