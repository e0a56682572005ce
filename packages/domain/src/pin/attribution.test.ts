import { describe, expect, it } from 'vitest';
import {
  attribution,
  attributionBoard,
  attributionDisplay,
  type AttributionSetting,
  isAdvertising,
} from './attribution.js';
import cases from './attribution.cases.json' with { type: 'json' };

describe('attributionDisplay', () => {
  it.each(cases)('S1 §5.19 §5.20 §5.21 attribution: $title', ({ pin, surface, setting, shows }) => {
    expect(attributionDisplay(pin, surface, setting as AttributionSetting | undefined)).toBe(shows);
  });
});

describe('isAdvertising', () => {
  it.each([
    ['promoted', { isPromoted: true }, true],
    ['a promoter', { promoter: {} }, true],
    ['the promoter of a downstream copy', { promoter: {}, isDownstreamPromotion: true }, false],
    ['a sponsorship, whatever its status', { sponsorship: { status: 0 } }, true],
    ['none of them', { isPromoted: false }, false],
  ])('S1 §5: %s', (_title, pin, expected) => {
    expect(isAdvertising(pin)).toBe(expected);
  });
});

describe('attributionBoard', () => {
  it('S1 §5.22: a protected board never shows its name or link', () => {
    const board = { name: 'Doors', url: '/lena/doors/' };
    expect(attributionBoard({ board })).toEqual(board);
    expect(attributionBoard({ board: { ...board, privacy: 'protected' } })).toBeUndefined();
    expect(attributionBoard({ board: { ...board, isProtected: true } })).toBeUndefined();
    expect(attributionBoard({ board: { ...board, privacy: 'secret' } })).toBeUndefined();
    expect(attributionBoard({ board: { ...board, privacy: 'friends_only' } })).toBeUndefined();
    expect(attributionBoard({})).toBeUndefined();
  });
});

describe('attribution', () => {
  const promoter = { fullName: 'Oak & Co' };
  const nativeCreator = { fullName: 'Lena' };
  const linkDomain = { officialUser: { username: 'oakshop' } };
  const pinner = { fullName: ' ', username: 'tom' };

  it.each([
    [
      'the promoter of an advertisement',
      { promoter, nativeCreator, linkDomain, domain: 'oak.example', pinner },
      { kind: 'promoter', name: 'Oak & Co', user: promoter },
    ],
    [
      'the creator of a downstream copy',
      { promoter, isDownstreamPromotion: true, nativeCreator, linkDomain },
      { kind: 'creator', name: 'Lena', user: nativeCreator },
    ],
    [
      'the creator of an advertisement whose promoter has no name',
      { isPromoted: true, promoter: {}, nativeCreator },
      { kind: 'creator', name: 'Lena', user: nativeCreator },
    ],
    [
      'the official account of the site',
      { linkDomain, domain: 'oak.example', pinner },
      { kind: 'officialUser', name: 'oakshop', user: { username: 'oakshop' } },
    ],
    ['the domain', { domain: ' oak.example ', pinner }, { kind: 'domain', name: 'oak.example' }],
    [
      'the pinner of an uploaded pin',
      { domain: 'Uploaded by user', pinner },
      { kind: 'pinner', name: 'tom', user: pinner },
    ],
    ['no one', { domain: 'Uploaded by user', pinner: {} }, undefined],
  ])('S1 §2 §5: names %s', (_title, pin, expected) => {
    expect(attribution(pin)).toEqual(expected);
  });
});
