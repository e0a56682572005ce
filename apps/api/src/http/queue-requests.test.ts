import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { queueRequests } from './queue-requests.js';

it('starts one request a turn, in their order', async () => {
  const urls: (string | undefined)[] = [];
  const receive = queueRequests(({ url }) => urls.push(url));
  const send = (url: string) => receive({ url } as IncomingMessage, {} as ServerResponse);
  send('/1');
  send('/2');
  expect(urls).toEqual([]);
  await nextTurn();
  expect(urls).toEqual(['/1']);
  send('/3');
  await nextTurn();
  expect(urls).toEqual(['/1', '/2']);
  await nextTurn();
  expect(urls).toEqual(['/1', '/2', '/3']);
  send('/4');
  await nextTurn();
  expect(urls).toEqual(['/1', '/2', '/3', '/4']);
});
