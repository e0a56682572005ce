import { expect, it } from 'vitest';
import { quickSavesBoardFinder } from './quick-saves-board.js';

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
