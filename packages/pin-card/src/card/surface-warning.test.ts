import { defineSurface } from '@tackboard/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warnOfSurface } from './surface-warning.js';

afterEach(() => vi.restoreAllMocks());

function warningsOf(...surfaces: readonly string[]): readonly unknown[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = {};
  for (const surface of surfaces) warnOfSurface(surface, client);
  return warn.mock.calls.flat();
}

describe('warnOfSurface', () => {
  it('says what shows, the nearest name and how to define one of your own', () => {
    expect(warningsOf('AuthHomeFed')).toEqual([
      'Tackboard: the surface "AuthHomeFed" is unknown, so its cards show the parts of the home feed. The nearest known name is ' +
        '"AuthHomefeed". For a surface of your own call defineSurface(\'AuthHomeFed\', { reactions: true }) of @tackboard/domain ' +
        'before the first card renders.',
    ]);
  });

  it.each([
    ['searchItem', 'SearchItem'],
    ['Search', 'SearchAds'],
    ['CloseUp', 'Closeup'],
    ['pinCloseup', 'Closeup'],
    ['ShopingGrid', 'ShoppingGrid'],
    ['BoardPinGrid', 'BaseBoardPinGrid'],
  ])('the nearest name to %s is %s', (surface, nearest) => {
    expect(String(warningsOf(surface))).toContain(`The nearest known name is "${nearest}"`);
  });

  it('warns once per name, and of no name that the host has defined', () => {
    const own = defineSurface('Magazine');
    expect(warningsOf('Magazin', own, 'Magazin', 'Closeup', 'AuthHomefeed')).toEqual([
      expect.stringContaining('The nearest known name is "Magazine"'),
    ]);
  });
});
