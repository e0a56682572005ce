import { describe, expect, it } from 'vitest';
import { closeupOpensInNewTab, isCloseupPath } from './closeup.js';

describe('isCloseupPath, S1 §2.3: any path starting with /pin', () => {
  it.each(['/pin/1/', '/pin', '/pins', '/pinkfloydfan', '/pin-builder', '/pin_redirect'])(
    '%s',
    (path) => {
      expect(isCloseupPath(path)).toBe(true);
    },
  );

  it.each(['/PIN/1', '/anna/pin', 'pin/1', '', '/', null, 42, ['/pin']])('not %j', (path) => {
    expect(isCloseupPath(path)).toBe(false);
  });
});

describe('closeupOpensInNewTab, S1 §2.2', () => {
  const click = { isSignedIn: false, isMetaKey: false };

  it.each([
    [{ ...click, isMetaKey: true }, true],
    [{ isSignedIn: true, isMetaKey: true }, false],
    [click, false],
    [{ ...click, isSignedIn: true, viewType: 494 }, true],
    [{ ...click, isSignedIn: true, viewParameter: 494 }, true],
    [{ ...click, viewType: 3, viewParameter: 92 }, false],
  ])('%j: %s', (given, expected) => {
    expect(closeupOpensInNewTab(given)).toBe(expected);
  });
});
