import { expect, it } from 'vitest';
import { sentBy } from '../sent-by.test.fixture.js';
import { readUser } from './account.js';
import { readUserPins } from './user-pins.js';

it('S3 §7.13: reads a person by username', async () => {
  const { sent, result } = await sentBy((client) => readUser(client, { username: 'lena' }), {
    id: '42',
    username: 'lena',
  });
  expect(sent).toEqual([['GET', '/resource/UserResource/get/', { username: 'lena' }]]);
  expect(result).toEqual({ id: '42', username: 'lena' });
});

it('S3 §2.1: reads what a person saved, and what they published', async () => {
  const { sent, result } = await sentBy(
    (client) => readUserPins(client, { userId: '42' }),
    [{ id: '7' }],
  );
  const saved = { user_id: '42', scope: 'saved', page_size: 25 };
  expect(sent).toEqual([['GET', '/resource/UserPinsResource/get/', saved]]);
  expect(result).toEqual({ pins: [{ id: '7' }], skipped: 0 });
  const { sent: next } = await sentBy(
    (client) => readUserPins(client, { userId: '42', scope: 'created', bookmark: 'b1' }),
    [],
  );
  const created = { user_id: '42', scope: 'created', page_size: 25, bookmarks: ['b1'] };
  expect(next).toEqual([['GET', '/resource/UserPinsResource/get/', created]]);
});
