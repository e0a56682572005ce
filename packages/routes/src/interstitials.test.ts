import { describe, expect, it } from 'vitest';
import { boardInvitePath, deepLinkUrl, offsitePath, pinRedirectPath } from './interstitials.js';

describe('pinRedirectPath, S3 §2.3.2', () => {
  it('encodes its fields', () => {
    expect(
      pinRedirectPath({
        domain: 'shop.example',
        domainImageUrl: 'https://i.example/1.png',
        origin: '/pin/42/?a=1',
        pinCategory: 'diy',
        pinImageUrl: 'https://i.example/2.png',
        redirectUrl: 'https://shop.example/x?y=1',
      }),
    ).toBe(
      '/pin_redirect?domain=shop.example&domainImageUrl=https%3A%2F%2Fi.example%2F1.png&origin=%2Fpin%2F42%2F%3Fa%3D1' +
        '&pinCategory=diy&pinImageUrl=https%3A%2F%2Fi.example%2F2.png&redirectUrl=https%3A%2F%2Fshop.example%2Fx%3Fy%3D1',
    );
  });

  it('hands the fields of /offsite/ on, S3 §2.3.5', () => {
    const path = pinRedirectPath({
      origin: '/',
      redirectUrl: 'https://shop.example',
      offsite: {
        pin: '42',
        clientTrackingParams: 'CwAB',
        auxData: '{"clickthrough_type":"clickthrough"}',
        isThirdPartyAd: true,
      },
    });
    expect([...new URL(path, 'https://pins.example').searchParams].slice(2)).toEqual([
      ['pin', '42'],
      ['client_tracking_params', 'CwAB'],
      ['aux_data', '{"clickthrough_type":"clickthrough"}'],
      ['isThirdPartyAd', 'true'],
    ]);
  });

  it('omits absent fields', () => {
    expect(pinRedirectPath({ origin: '/', redirectUrl: 'https://shop.example' })).toBe(
      '/pin_redirect?origin=%2F&redirectUrl=https%3A%2F%2Fshop.example',
    );
  });
});

describe('offsitePath, S3 §2.3.5 §7.3', () => {
  it('encodes its fields', () => {
    expect(
      offsitePath({
        token: 't-1',
        url: 'https://shop.example/?a=1',
        pin: '42',
        csr: 'c',
        clientTrackingParams: 'CwAB',
        auxData: '{"clickthrough_type":"clickthrough"}',
        isThirdPartyAd: false,
      }),
    ).toBe(
      '/offsite/?token=t-1&url=https%3A%2F%2Fshop.example%2F%3Fa%3D1&pin=42&csr=c&client_tracking_params=CwAB' +
        '&aux_data=%7B%22clickthrough_type%22%3A%22clickthrough%22%7D&isThirdPartyAd=false',
    );
  });

  it('omits absent fields', () => {
    expect(offsitePath({ url: 'https://shop.example' })).toBe(
      '/offsite/?url=https%3A%2F%2Fshop.example',
    );
  });
});

it('carries the fields of S1 §7.10', () => {
  expect(
    deepLinkUrl('https://install.example/go?app=1', {
      deeplinkPath: 'pin/42',
      currentPageUrl: 'https://pins.example/pin/42/',
      installId: 'i-1',
      utmSource: 'web',
      utmMedium: 'banner',
      utmCampaign: 'spring',
      utmTerm: 'lamps',
      utmContent: 'b',
      inviteCode: 'abc',
    }),
  ).toBe(
    'https://install.example/go?app=1&deeplink_path=pin%2F42&current_page_url=https%3A%2F%2Fpins.example%2Fpin%2F42%2F' +
      '&install_id=i-1&utm_source=web&utm_medium=banner&utm_campaign=spring&utm_term=lamps&utm_content=b&invite_code=abc',
  );
});

it('omits absent fields, and keeps a link without fields', () => {
  expect(deepLinkUrl('https://install.example/#x', { inviteCode: 'abc' })).toBe(
    'https://install.example/?invite_code=abc#x',
  );
  expect(deepLinkUrl('https://install.example/#x', {})).toBe('https://install.example/#x');
});

it.each([
  ['/anna/trips/', '/anna/trips/?board_url=%2Fanna%2Ftrips%2F&accept_invite=true&seamless=true'],
  [
    '/anna/trips/#a?b',
    '/anna/trips/?board_url=%2Fanna%2Ftrips%2F%23a%3Fb&accept_invite=true&seamless=true#a?b',
  ],
  [
    '/anna/trips/?a=1#x',
    '/anna/trips/?a=1&board_url=%2Fanna%2Ftrips%2F%3Fa%3D1%23x&accept_invite=true&seamless=true#x',
  ],
])('the board link accepts the invite after login, S3 §2.3.3: %s', (boardUrl, expected) => {
  expect(boardInvitePath(boardUrl)).toBe(expected);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  'trips',
  '',
])('a board URL that is no path of the site leads home, S3 §2.3.3: %j', (boardUrl) => {
  expect(boardInvitePath(boardUrl)).toBe('/');
});
