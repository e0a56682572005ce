import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const BOARD = boardId('marenkjaer', 'boats');
const SECRET = boardId('marenkjaer', 'flat-hunting');

/** A picture of 8 × 12 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAMCAIAAADQ/GvKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQY02PQiKrAihhGJdARANTWXcFTLJSAAAAAAElFTkSuQmCC';

let server: TestServer;
let maren: TestClient;
let lena: TestClient;
let visitor: TestClient;
let pinId: string;
beforeAll(async () => {
  server = await startTestServer();
  maren = await connect(server.origin, 'marenkjaer');
  lena = await connect(server.origin, 'lenaadler');
  visitor = await connect(server.origin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const image = { imageBase64: PNG };
  const texts = { title: 'Blue', description: 'A wall', link: 'https://shop.example/a' };
  const request = { boardId: BOARD, image, guid: crypto.randomUUID(), ...texts };
  ({ id: pinId } = await maren.calls.createPin(request, key()));
});

describe('editing a pin (S3 §2.1)', () => {
  it('changes what is sent, and leaves the rest', async () => {
    await maren.calls.editPin({ pinId, title: 'Bluer', altText: 'A wall' }, key());
    expect(await visitor.calls.readPin({ pinId })).toMatchObject({
      title: 'Bluer',
      description: 'A wall',
      altText: 'A wall',
      link: 'https://shop.example/a',
      board: { id: BOARD },
    });
    await maren.calls.editPin({ pinId, link: '', description: '' }, key());
    const pin = await visitor.calls.readPin({ pinId });
    expect([pin.link, pin.title]).toEqual([undefined, 'Bluer']);
  });

  it('moves the pin to a section, to a secret board and to the profile', async () => {
    const { id: sectionId } = await maren.calls.createSection(
      { boardId: BOARD, title: 'Masts' },
      key(),
    );
    await maren.calls.editPin({ pinId, boardId: BOARD, sectionId }, key());
    const where = () =>
      server.database.prepare('SELECT board_id, section_id, is_listed FROM pins WHERE id = ?');
    expect(where().get(pinId)).toMatchObject({ section_id: sectionId, is_listed: 1 });
    await maren.calls.editPin({ pinId, title: 'Bluer' }, key());
    expect(where().get(pinId)).toMatchObject({ section_id: sectionId });

    await maren.calls.editPin({ pinId, boardId: SECRET }, key());
    expect(where().get(pinId)).toMatchObject({ section_id: null, is_listed: 0 });
    await expect(visitor.calls.readPin({ pinId })).rejects.toMatchObject({ status: 404 });
    await maren.calls.editPin({ pinId, boardId: null }, key());
    expect(where().get(pinId)).toMatchObject({ board_id: null, is_listed: 1 });
  });

  it('is refused for the pins, copies and boards of other people', async () => {
    await expect(lena.calls.editPin({ pinId, title: 'Mine' }, key())).rejects.toMatchObject({
      status: 403,
    });
    const copy = await lena.calls.savePin({ pinId }, key());
    await expect(lena.calls.editPin({ pinId: copy.id, title: 'A' }, key())).rejects.toMatchObject({
      status: 404,
    });
    const other = boardId('lenaadler', 'desert-prints');
    await expect(
      maren.calls.editPin({ pinId, boardId: other, title: 'Lost' }, key()),
    ).rejects.toMatchObject({ status: 403 });
    expect((await visitor.calls.readPin({ pinId })).title).toBe('Blue');
    await maren.calls.deletePin({ pinId }, key());
    await expect(maren.calls.editPin({ pinId, title: 'A' }, key())).rejects.toMatchObject({
      status: 404,
    });
  });
});
