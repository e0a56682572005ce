import { expect, it } from 'vitest';
import { sentBy } from '../sent-by.test.fixture.js';
import { readBoardlessPins } from './home-feed.js';

it("S3 §6: reads a person's quick saves and pins without a board, 25 at a time", async () => {
  const { sent, result } = await sentBy(
    (client) => readBoardlessPins(client, { userId: '42', bookmark: 'b1' }),
    [{ id: '7', type: 'pin' }],
  );
  expect(sent).toEqual([
    [
      'GET',
      '/resource/BoardlessPinsResource/get/',
      { user_id: '42', page_size: 25, bookmarks: ['b1'] },
    ],
  ]);
  expect(result).toEqual({ pins: [{ id: '7' }], skipped: 0 });
});

it("reads the viewer's own without an id", async () => {
  const { sent } = await sentBy((client) => readBoardlessPins(client), []);
  expect(sent).toEqual([['GET', '/resource/BoardlessPinsResource/get/', { page_size: 25 }]]);
});
