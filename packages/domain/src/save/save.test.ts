import { describe, expect, it } from 'vitest';
import {
  hasSecretBoards,
  isQuickSavesBoard,
  offersBoardlessPins,
  offersSaveBehaviorSetting,
  quickSavesBoardRequest,
} from './quick-save.js';
import { savedOverlayName, savedTitleText } from './saved.js';

describe('names in the saved overlay', () => {
  it('S1 §5.5: section and board names at 22 characters', () => {
    expect(savedOverlayName('x'.repeat(22))).toBe('x'.repeat(22));
    expect(savedOverlayName('x'.repeat(23))).toBe(`${'x'.repeat(22)}…`);
  });

  it('S1 §5.7: the saved title at 20 in lego style', () => {
    expect(savedTitleText('x'.repeat(20), true)).toBe('x'.repeat(20));
    expect(savedTitleText('x'.repeat(21), true)).toBe(`${'x'.repeat(20)}…`);
    expect(savedTitleText('x'.repeat(21), false)).toBe('x'.repeat(21));
  });
});

describe('quick saves', () => {
  it('S3 §9.28: their board has a layout of its own', () => {
    expect(isQuickSavesBoard({ layout: 'quick_saves' })).toBe(true);
    expect(isQuickSavesBoard({ layout: 'default' })).toBe(false);
    expect(isQuickSavesBoard(undefined)).toBe(false);
  });

  it('S3 §4.9.4: the board is created, or the existing one returned', () => {
    expect(quickSavesBoardRequest({ id: '7', username: 'lena' }, 'Quick saves')).toEqual({
      name: 'Quick saves',
      privacy: 'public',
      layout: 'quick_saves',
      isProtected: true,
      returnExisting: true,
      userId: '7',
      username: 'lena',
    });
    expect(Object.keys(quickSavesBoardRequest({}, 'Quick saves'))).not.toContain('userId');
    expect(Object.keys(quickSavesBoardRequest({}, 'Quick saves'))).not.toContain('username');
  });

  const enabled = { boardless_pins_for_others: 'enabled' };

  it.each([
    [
      'the owner with a quicksave board',
      { isAuth: true, id: '7', hasQuicksaveBoard: true },
      undefined,
      true,
    ],
    ['the owner without one', { isAuth: true, id: '7' }, enabled, false],
    ['someone else', { isAuth: true, id: '8', hasQuicksaveBoard: true }, undefined, false],
    ['someone else in the experiment', { isAuth: true, id: '8' }, enabled, true],
    ['signed out', { isAuth: false, id: '7', hasQuicksaveBoard: true }, undefined, false],
  ])('S3 §6.13: boardless pins for %s', (_title, viewer, experiments, expected) => {
    expect(offersBoardlessPins('7', viewer, experiments)).toBe(expected);
  });

  it.each([
    [4, true, true],
    [5, true, false],
    [0, true, true],
    [undefined, true, false],
    [4, false, false],
  ])(
    'S3 §6.14: the save behaviour is offered below 5 boards: %s',
    (boardCount, isAuth, expected) => {
      expect(offersSaveBehaviorSetting({ boardCount, isAuth })).toBe(expected);
    },
  );

  it('S3 §6.12: secret boards exist above 0', () => {
    expect(hasSecretBoards({ secretBoardCount: 1 })).toBe(true);
    expect(hasSecretBoards({ secretBoardCount: 0 })).toBe(false);
    expect(hasSecretBoards({})).toBe(false);
  });
});
