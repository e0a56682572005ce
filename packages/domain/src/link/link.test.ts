import { describe, expect, it } from 'vitest';
import { isOutbound, linkStep, linkVerdict } from './link-check.js';
import { animatesShareUpsell, sendObject, shareButtonVariant } from './share.js';
import cases from './link-check.cases.json' with { type: 'json' };

const url = 'https://pins.example/pin/1/';

describe('linkStep', () => {
  it.each(cases)('S3 §4.1.4 §4.1.5: $title', ({ href, step }) => {
    expect(linkStep(href, { url, ownHosts: ['de.pins.example'] })).toBe(step);
  });

  it('S3 §4.1: a press on nothing', () => {
    expect(linkStep(undefined, { url })).toBe('report');
  });

  it('S3 §4.1.6: nothing happens offline', () => {
    expect(linkStep('https://oak.example/', { url, isOnline: false })).toBe('nothing');
    expect(linkStep('', { url, isOnline: false })).toBe('nothing');
    expect(linkStep('https://oak.example/', { url, isOnline: true })).toBe('check');
  });

  it('S3 §4.1: without a list, each other host is checked', () => {
    expect(linkStep('https://de.pins.example/', { url })).toBe('check');
  });
});

describe('linkVerdict', () => {
  it.each([
    ['blocked', { opens: false, warning: 'blocked', isUnknown: false }],
    ['suspicious', { opens: false, warning: 'suspicious', isUnknown: false }],
    ['porn', { opens: false, warning: 'porn', isUnknown: false }],
    ['allowed', { opens: true, isUnknown: false }],
    ['brand-new', { opens: true, isUnknown: true }],
    [undefined, { opens: true, isUnknown: true }],
  ])('S3 §4.1.2 §8.1: %s', (status, expected) => {
    expect(linkVerdict(status)).toEqual(expected);
  });
});

describe('isOutbound', () => {
  const page = { url, ownHosts: ['de.pins.example'] };

  it.each([
    ['https://oak.example/', true],
    ['https://de.pins.example/', false],
    ['http://de.pins.example/', true],
    ['https://evil.de.pins.example/', true],
    ['/pin/1/', false],
    ['#top', false],
    [undefined, false],
  ])('S3 §4.1: %s: %s', (href, expected) => {
    expect(isOutbound(href, page)).toBe(expected);
  });

  it('S3 §4.1: a listed host has the scheme of the page, or https', () => {
    const local = { url: 'http://localhost:3000/', ownHosts: ['localhost:4000'] };
    expect(isOutbound('http://localhost:4000/', local)).toBe(false);
    expect(isOutbound('https://localhost:4000/', local)).toBe(false);
    expect(isOutbound('https://localhost:3000/', local)).toBe(true);
  });
});

describe('sendObject', () => {
  it('S3 §3.34: the shared object', () => {
    const images = { '236x': { url: '/236.jpg' }, '736x': { url: '/736.jpg' } };
    expect(sendObject({ id: '42', images, pinner: { id: '7' }, trackingParams: 'abc' })).toEqual({
      type: 'pin',
      id: '42',
      url: '/pin/42/',
      imageUrl: '/236.jpg',
      ownerId: '7',
      clientTrackingParams: 'abc',
    });
  });

  it('S3 §3: absent values are left out', () => {
    const images = { '736x': { url: '/736.jpg' } };
    expect(Object.keys(sendObject({ id: '42', images, pinner: {} }))).toEqual([
      'type',
      'id',
      'url',
    ]);
  });
});

describe('the share button', () => {
  const member = { viewer: { isAuth: true } };
  const tile = { isFeedTile: true, pin: { id: '42' } };

  it.each([
    ['a signed-in user on a loaded tile', tile, member, 'flyout'],
    ['signed out', tile, { viewer: { isAuth: false } }, 'handler'],
    ['not on a tile', { ...tile, isFeedTile: false }, member, 'handler'],
    ['before the pin has loaded', { isFeedTile: true }, member, 'handler'],
  ])('S3 §4.12.1 §4.12.3: %s', (_title, state, context, expected) => {
    expect(shareButtonVariant(state, context)).toBe(expected);
  });

  const upsell = { hasUpsellIcon: true, isAuth: true, isMobileLanding: false };

  it.each([
    ['an icon is there', upsell, true],
    ['no icon', { ...upsell, hasUpsellIcon: false }, false],
    ['logged out', { ...upsell, isAuth: false }, false],
    ['a mobile landing', { ...upsell, isMobileLanding: true }, false],
  ])('S3 §4.12.4 §4.12.7: takes turns: %s', (_title, state, expected) => {
    expect(animatesShareUpsell(state)).toBe(expected);
  });
});
