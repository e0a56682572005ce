import { expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { seededId } from '../seed/ids.js';
import { readStatus, startPinTests } from '../testing/pin-tests.js';
import { visit } from '../testing/visitor.js';

const READ = 'PinResource/get';

const PIN = seededId('pin', 'nagasaki');
const OWN_PIN = seededId('pin', 'blocks-bauhaus');

const { server, maren, tomas } = await startPinTests(visit);

it('shows a pin on a secret board to the owner only', async () => {
  const secret = seededId('pin', 'flat-with-a-view');
  expect(await readStatus(maren, secret)).toBe(200);
  expect(await readStatus(tomas, secret)).toBe(404);
  expect(await readStatus(await visit(server.origin), secret)).toBe(404);
});

it('shows a copy on a secret board to the owner only', async () => {
  const { data } = await maren.write('RepinResource/create', {
    pin_id: PIN,
    board_id: boardId('marenkjaer', 'birthday-for-tomas'),
  });
  const { id: copy } = data as { id: string };
  expect(await readStatus(maren, copy)).toBe(200);
  expect(await readStatus(tomas, copy)).toBe(404);
});

it('returns the access rights of the viewer', async () => {
  const own = (await maren.get(READ, { id: OWN_PIN })).data;
  expect(own).toMatchObject({ access: ['write', 'delete'] });
  expect((await tomas.get(READ, { id: OWN_PIN })).data).toMatchObject({ access: [] });
});

it('returns the failure envelope for a pin that does not exist', async () => {
  const { status, envelope } = await maren.get(READ, { id: '404404404404404404' });
  expect(status).toBe(404);
  expect(envelope).toEqual({
    resource_response: {
      status: 'failure',
      code: 50,
      message: "Sorry! We couldn't find that Pin.",
      message_detail: 'There is no pin 404404404404404404.',
      data: null,
      http_status: 404,
      error: {
        status: 'failure',
        code: 50,
        name: 'pinNotFound',
        message: "Sorry! We couldn't find that Pin.",
        message_detail: 'There is no pin 404404404404404404.',
        http_status: 404,
      },
    },
    resource: { name: 'PinResource', options: { id: '404404404404404404' } },
  });
});
