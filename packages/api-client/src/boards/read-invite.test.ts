import { expect, it } from 'vitest';
import { createClient } from '../client.js';
import { sentBy } from '../sent-by.test.fixture.js';
import { json, startServer } from '../server.test.fixture.js';
import { readGraphInvite, readInvite } from './read-invite.js';

it('S3 §7.12, S3 §7.31: an invite code is looked up', async () => {
  const { sent, result } = await sentBy((client) => readInvite(client, 'abc'), {
    sender: { id: '42', first_name: 'Lena', should_show_messaging: true },
    invite_channel: 5,
  });
  expect(sent).toEqual([
    ['GET', '/resource/InviteCodeMetadataResource/get/', { invite_code: 'abc' }],
  ]);
  expect(result).toEqual({
    sender: { id: '42', firstName: 'Lena', shouldShowMessaging: true },
    inviteChannel: 5,
  });
});

it('S1 §7.6: the shared header looks it up with a stored graph query', async () => {
  const sender = {
    firstName: 'Lena',
    isDefaultImage: false,
    imageMediumUrl: 'https://i.example/l.jpg',
  };
  const { origin, received } = await startServer((response) =>
    json(response, 200, { data: { invite: { sender } } }),
  );
  await expect(readGraphInvite(createClient({ origin, fetch }), 'abc')).resolves.toEqual({
    sender,
  });
  expect(received.map(({ method, path, query }) => [method, path, [...query]])).toEqual([
    [
      'GET',
      '/graphql',
      [
        ['operationName', 'PinCardSharedHeaderQuery'],
        ['variables', '{"invite_code":"abc"}'],
      ],
    ],
  ]);
});

it('S3 §8: no data is a failed lookup', async () => {
  await expect(sentBy((client) => readInvite(client, 'abc'), null)).rejects.toMatchObject({
    code: 'unreadable',
  });
});
