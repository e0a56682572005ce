import { expect, it } from 'vitest';
import { quickSavesBoardFinder } from './quick-saves-board.js';

it('reads QUICK_SAVES_BOARD_ID, and creates no board that is there (S1 §7.8)', async () => {
  const read: unknown[] = [];
  const find = quickSavesBoardFinder({
    createBoard: () => Promise.reject(new Error('It exists.')),
    readUserState: (state) => {
      read.push(state);
      return Promise.resolve('q');
    },
    viewer: () => ({ id: '7' }),
    name: () => 'Quick saves',
  });
  await expect(find({ idempotencyKey: 'key' })).resolves.toEqual({
    id: 'q',
    name: 'Quick saves',
    layout: 'quick_saves',
  });
  expect(read).toEqual(['QUICK_SAVES_BOARD_ID']);
});

it.each([
  ['is not stored', () => Promise.resolve(undefined)],
  ['cannot be read', () => Promise.reject(new Error('lost'))],
])('makes the board when its id %s', async (_, readUserState) => {
  const find = quickSavesBoardFinder({
    createBoard: () => Promise.resolve({ id: 'new' }),
    readUserState,
    viewer: () => ({ id: '7' }),
    name: () => 'Quick saves',
  });
  await expect(find({ idempotencyKey: 'key' })).resolves.toEqual({ id: 'new' });
});

it('makes the board of the viewer, or returns the one that is there (S3 §4.9)', async () => {
  const asked: unknown[] = [];
  const find = quickSavesBoardFinder({
    createBoard: (...call) => {
      asked.push(call);
      return Promise.resolve({ id: 'q' });
    },
    viewer: () => ({ id: '7', username: 'lena' }),
    name: () => 'Quick saves',
  });
  await expect(find({ idempotencyKey: 'key' })).resolves.toEqual({ id: 'q' });
  expect(asked).toEqual([
    [
      {
        name: 'Quick saves',
        privacy: 'public',
        layout: 'quick_saves',
        isProtected: true,
        returnExisting: true,
        userId: '7',
        username: 'lena',
      },
      { idempotencyKey: 'key' },
    ],
  ]);
});
