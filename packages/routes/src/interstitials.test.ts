import { describe, expect, it } from 'vitest';
import { offsitePath, pinRedirectPath } from './interstitials.js';

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
