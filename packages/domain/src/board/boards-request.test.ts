import { expect, it } from 'vitest';
import { newBoardRequest } from './boards-request.js';

it('S3 §7.15: a new board has every field of its call, and no existing one is returned', () => {
  const viewer = { id: '7', username: 'lena' };
  expect(newBoardRequest(viewer, { name: 'Birthday', privacy: 'secret' })).toEqual({
    name: 'Birthday',
    privacy: 'secret',
    username: 'lena',
    layout: 'default',
    isProtected: false,
    returnExisting: false,
    userId: '7',
    orbacSubjectId: '7',
  });
});
