import { describe, expect, it } from 'vitest';
import {
  decodeBoardSection,
  decodeCookiePreferences,
  decodeGraphInvite,
  decodeInvite,
  decodeNames,
  decodeOffsiteResponse,
  decodeUploadSlot,
  decodeUploadStatus,
  decodeViewer,
} from './index.js';
import { encodeCookiePreferences } from './encode.js';
import type { Drift } from './reading.js';

describe('decodeInvite', () => {
  it('S1 §3.38 invite sender: first name, picture, whether the image is the default', () => {
    const sender = {
      firstName: 'Lena',
      isDefaultImage: false,
      imageMediumUrl: 'https://i.example/m.jpg',
    };
    const rest = {
      first_name: 'Lena',
      is_default_image: false,
      image_medium_url: 'https://i.example/m.jpg',
    };
    expect(decodeInvite({ sender: rest })).toStrictEqual({ sender });
    expect(decodeGraphInvite({ sender })).toStrictEqual({ sender });
  });

  it('S3 §3.27 §3.28 inviter and invite metadata', () => {
    const invite = {
      sender: {
        id: '9',
        first_name: 'Lena',
        full_name: 'Lena Castillo',
        image_medium_url: 'https://i.example/m.jpg',
        should_show_messaging: true,
      },
      invite_channel: '5',
    };
    expect(decodeInvite(invite)).toStrictEqual({
      sender: {
        id: '9',
        firstName: 'Lena',
        fullName: 'Lena Castillo',
        imageMediumUrl: 'https://i.example/m.jpg',
        shouldShowMessaging: true,
      },
      inviteChannel: 5,
    });
  });

  it.each([null, {}, [], 'none'])('S3 §8.3: %j is no invite', (json) => {
    expect(decodeInvite(json)).toBeUndefined();
  });
});

describe('decodeViewer', () => {
  it('S2 §3.29 viewer: isAuth, id, firstName, imageLargeUrl', () => {
    expect(
      decodeViewer({
        is_auth: true,
        id: '9',
        first_name: 'Lena',
        image_large_url: 'https://i.example/l.jpg',
      }),
    ).toStrictEqual({
      isAuth: true,
      id: '9',
      firstName: 'Lena',
      imageLargeUrl: 'https://i.example/l.jpg',
    });
  });

  it('S3 §3.25 §3.26 user: what decides about saves and messages', () => {
    expect(
      decodeViewer({
        id: 9,
        is_auth: true,
        gender: 'female',
        country: 'US',
        board_count: 4,
        secret_board_count: 1,
        has_quicksave_board: true,
        save_behavior: 1,
        should_show_messaging: true,
        created_at: 'Thu, 19 Sep 2024 19:41:32 +0000',
      }),
    ).toStrictEqual({
      id: '9',
      isAuth: true,
      gender: 'female',
      country: 'US',
      boardCount: 4,
      secretBoardCount: 1,
      hasQuicksaveBoard: true,
      saveBehavior: 1,
      shouldShowMessaging: true,
      createdAt: 1_726_774_892_000,
    });
  });

  it.each([null, {}, { id: '9' }])('takes %j for a signed-out visitor', (json) => {
    expect(decodeViewer(json)).toStrictEqual({ isAuth: false });
  });
});

describe('decodeOffsiteResponse', () => {
  it('S3 §3.21 offsite check answer', () => {
    expect(
      decodeOffsiteResponse({
        redirect_status: 'blocked',
        message: 'This link leads to spam.',
        url: 'https://spam.example/',
      }),
    ).toStrictEqual({
      redirectStatus: 'blocked',
      message: 'This link leads to spam.',
      url: 'https://spam.example/',
    });
  });

  it('keeps a status that is not known', () => {
    expect(decodeOffsiteResponse({ redirect_status: 'odd' })).toStrictEqual({
      redirectStatus: 'odd',
    });
  });
});

describe('uploads', () => {
  it('S3 §7.26: reads a slot, or the first of a map by upload id', () => {
    const slot = {
      id: '12',
      uploadUrl: 'https://up.example/',
      uploadParameters: { key: 'a', policy: 'b' },
    };
    expect(
      decodeUploadSlot({
        upload_id: 12,
        upload_url: 'https://up.example/',
        upload_parameters: { key: 'a', policy: 'b' },
      }),
    ).toStrictEqual(slot);
    expect(
      decodeUploadSlot({
        12: { upload_url: 'https://up.example/', s3_upload_data: { key: 'a', policy: 'b' } },
      }),
    ).toStrictEqual(slot);
    expect(decodeUploadSlot({})).toBeUndefined();
  });

  it('S3 §3.41 upload status: by upload id, or the entry itself', () => {
    const status = { status: 'succeeded', signature: '0a1b' };
    expect(decodeUploadStatus({ 12: status, 13: { status: 'failed' } }, '12')).toStrictEqual(
      status,
    );
    expect(decodeUploadStatus(status, '12')).toStrictEqual(status);
    expect(decodeUploadStatus({ 12: { video_signature: '0a1b' } }, '12')).toStrictEqual({
      signature: '0a1b',
    });
    expect(decodeUploadStatus({}, '12')).toBeUndefined();
  });
});

describe('decodeBoardSection', () => {
  it('S1 §2: title and slug', () => {
    expect(
      decodeBoardSection({ id: '5', title: 'Blue', slug: 'blue', pin_count: 3 }),
    ).toStrictEqual({ id: '5', title: 'Blue', slug: 'blue', pinCount: 3 });
  });
});

describe('cookie preferences', () => {
  const preferences = {
    allowAnalyticCookies: true,
    allowMarketingCookies: false,
    allowPersonalizationCookies: true,
    surfaceTag: 'banner',
  };
  const rest = {
    allow_analytic_cookies: true,
    allow_marketing_cookies: false,
    allow_personalization_cookies: true,
    surface_tag: 'banner',
  };

  it('S2 §3.23 cookie preferences: three flags and a surface tag', () => {
    expect(encodeCookiePreferences(preferences)).toStrictEqual(rest);
    expect(decodeCookiePreferences(rest)).toStrictEqual(preferences);
  });

  it('are not known when one answer is missing', () => {
    expect(decodeCookiePreferences({ ...rest, allow_marketing_cookies: null })).toBeUndefined();
  });
});

describe('decodeNames (S1 §7)', () => {
  it.each([
    [{ US: 'United States', DE: 'Germany' }],
    [
      [
        { code: 'US', name: 'United States' },
        { code: 'DE', name: 'Germany' },
      ],
    ],
  ])('S1 §7.9: reads %j', (json) => {
    expect(decodeNames(json)).toStrictEqual({ US: 'United States', DE: 'Germany' });
  });

  it.each([null, undefined, '', 'US', 7, [], {}])('reads no names in %j', (json) => {
    expect(decodeNames(json)).toStrictEqual({});
  });

  it('leaves out what is no name, and reports it once', () => {
    const drifts: Drift[] = [];
    const json = [{ code: 'US', name: 'United States' }, 'DE', { code: 'FR' }, { name: 'Italy' }];
    expect(decodeNames(json, { onDrift: (drift) => drifts.push(drift) })).toStrictEqual({
      US: 'United States',
    });
    expect(drifts.map(({ kind }) => kind)).toEqual(['wrong-type']);
    const hostile: unknown = JSON.parse('{"__proto__":"x","US":"United States"}');
    expect(decodeNames(hostile)).toStrictEqual({ US: 'United States' });
  });
});
