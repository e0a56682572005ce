import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardId } from '../seed/content.js';
import { packageFile } from '../package-file.js';
import { isPrivateAddress } from '../media/fetch-image.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const BOARD = boardId('marenkjaer', 'boats');
const SECRET = boardId('marenkjaer', 'flat-hunting');

let server: TestServer;
let maren: TestClient;
let visitor: TestClient;
let png: Blob;
beforeAll(async () => {
  server = await startTestServer();
  maren = await connect(server.origin, 'marenkjaer');
  visitor = await connect(server.origin);
  const background = { r: 20, g: 90, b: 160 };
  const image = sharp({ create: { width: 40, height: 60, channels: 3, background } });
  png = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
});
afterAll(() => server.stop());

/** A video of eight seconds: its init file, followed by its segments. */
async function stemsVideo(): Promise<Blob> {
  const parts = ['init.mp4', 'stems_0.m4s', 'stems_1.m4s', 'stems_2.m4s', 'stems_3.m4s'];
  const directory = join(packageFile('media'), 'stems-video');
  return new Blob(await Promise.all(parts.map((name) => readFile(join(directory, name)))));
}

function pins(): unknown {
  return server.database.prepare('SELECT count(*) AS n FROM pins').get()?.['n'];
}

describe('a new pin (S3 §7)', () => {
  it('from a file has every size, its board and its pinner', async () => {
    const { id, pinnerId } = await maren.calls.createPin(
      { boardId: BOARD, image: { file: png }, method: 'uploaded' },
      key(),
    );
    const pin = await visitor.calls.readPin({ pinId: id });
    expect(pin).toMatchObject({
      board: { id: BOARD },
      pinner: { id: pinnerId, username: 'marenkjaer' },
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(pin.images?.['236x']).toMatchObject({ width: 236, height: 354 });
    const { url = '' } = pin.images?.['136x136'] ?? {};
    const response = await fetch(server.origin + url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await visitor.calls.readHomeFeed()).pins[0]?.id).toBe(id);
  });

  it('is published once: by key, by guid, and by picture and board', async () => {
    const before = Number(pins());
    const request = { boardId: BOARD, image: { file: png }, guid: 'g-1' };
    const [first, second] = [
      await maren.calls.createPin(request, key()),
      await maren.calls.createPin(request, key()),
    ];
    expect(second.id).toBe(first.id);
    const bare = { boardId: SECRET, image: { file: png } };
    const third = await maren.calls.createPin(bare, key());
    expect((await maren.calls.createPin(bare, key())).id).toBe(third.id);
    expect(pins()).toBe(before + 2);
    await expect(visitor.calls.readPin({ pinId: third.id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('has its texts and an uploaded picture; a repeated request changes its texts', async () => {
    const slot = await maren.calls.requestUploadSlot({ type: 'image' }, key());
    const unfinished = { boardId: BOARD, image: { uploadId: slot.id } };
    await expect(maren.calls.createPin(unfinished, key())).rejects.toMatchObject({ status: 400 });
    await maren.calls.postUpload(slot, png);
    const request = {
      ...unfinished,
      guid: slot.id,
      title: ' Blue ',
      link: 'https://shop.example/a',
    };
    const texts = { description: 'Two\nlines', altText: 'A blue wall' };
    const { id } = await maren.calls.createPin({ ...request, ...texts }, key());
    expect(await visitor.calls.readPin({ pinId: id })).toMatchObject({
      ...texts,
      title: 'Blue',
      link: 'https://shop.example/a',
      board: { id: BOARD },
    });
    const again = await maren.calls.createPin({ ...request, ...texts, title: 'Bluer' }, key());
    expect(again.id).toBe(id);
    expect(await visitor.calls.readPin({ pinId: id })).toMatchObject({
      title: 'Bluer',
      altText: 'A blue wall',
    });

    const lena = await connect(server.origin, 'lenaadler');
    const foreign = { image: { uploadId: slot.id } };
    await expect(lena.calls.createPin(foreign, key())).rejects.toMatchObject({ status: 404 });
  });

  it('S3 §4.11.1: an uploaded video plays, with its poster as the picture', async () => {
    const slot = await maren.calls.requestUploadSlot({ type: 'video' }, key());
    const image = { uploadId: slot.id };
    await maren.calls.postUpload(slot, await stemsVideo());
    await expect(maren.calls.createPin({ boardId: BOARD, image }, key())).rejects.toMatchObject({
      status: 400,
    });
    const request = { boardId: BOARD, image, poster: png };
    const { id } = await maren.calls.createPin(request, key());
    const pin = await visitor.calls.readPin({ pinId: id });
    expect(pin.images?.['236x']).toMatchObject({ width: 236, height: 354 });
    expect(pin.videos).toMatchObject({
      duration: 8066,
      videoList: {
        V_720P: {
          width: 480,
          height: 624,
          duration: 8066,
          url: expect.stringMatching(/^\/media\/video\/[0-9a-f]{32}\/upload\.mp4$/),
          thumbnail: pin.images?.['736x']?.url,
        },
      },
    });
    expect(Object.keys(pin.videos?.videoList ?? {})).toEqual(['V_720P']);
    const served = await fetch(server.origin + pin.videos?.videoList?.['V_720P']?.url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await maren.calls.createPin(request, key())).id).toBe(id);
    expect(visitor.drift).toEqual([]);

    const another = await maren.calls.requestUploadSlot({ type: 'video' }, key());
    await maren.calls.postUpload(another, await stemsVideo());
    const samePoster = { ...request, image: { uploadId: another.id } };
    expect((await maren.calls.createPin(samePoster, key())).id).not.toBe(id);
  });

  it('of an uploaded image takes no other picture', async () => {
    const slot = await maren.calls.requestUploadSlot({ type: 'image' }, key());
    await maren.calls.postUpload(slot, png);
    const request = { boardId: BOARD, image: { uploadId: slot.id }, poster: png };
    await expect(maren.calls.createPin(request, key())).rejects.toMatchObject({ status: 400 });
  });

  it('without a board is on the profile only', async () => {
    const { id } = await maren.calls.createPin({ image: { file: png }, guid: 'profile' }, key());
    expect((await visitor.calls.readPin({ pinId: id })).board).toBeUndefined();
  });

  it.each([
    ['a link of another scheme', { link: 'javascript:alert(1)' }],
    ['a description of more than 500 characters (S1 §5)', { description: 'x'.repeat(501) }],
  ])('is refused with %s', async (_, texts) => {
    const request = { boardId: BOARD, image: { file: png }, ...texts };
    await expect(maren.calls.createPin(request, key())).rejects.toMatchObject({ status: 400 });
  });

  it('from the URL of a picture of the server', async () => {
    const { pins: feed } = await visitor.calls.readHomeFeed();
    const url = feed.at(-1)?.images?.['orig']?.url ?? '';
    for (const imageUrl of [url, server.origin + url]) {
      const { id } = await maren.calls.createPin({ boardId: BOARD, image: { imageUrl } }, key());
      expect((await visitor.calls.readPin({ pinId: id })).board?.id).toBe(BOARD);
    }
  });

  it.each([
    ['no picture', { imageBase64: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['no base64', { imageBase64: 'data:image/png;base64,***' }],
    ['nothing', { imageBase64: ' ' }],
    ['another scheme', { imageUrl: 'file:///etc/passwd' }],
    ['an address', { imageUrl: 'http://169.254.169.254/latest/' }],
    ['a private host', { imageUrl: 'http://localhost:9/a.jpg' }],
    ['a path that is no picture', { imageUrl: '/media/../test.db' }],
  ])('is not made from %s: "Invalid image" (S3 §8)', async (_, image) => {
    await expect(maren.calls.createPin({ boardId: BOARD, image }, key())).rejects.toMatchObject({
      status: 400,
    });
  });

  it('is refused on a board of somebody else, before its picture is read', async () => {
    const other = boardId('lenaadler', 'desert-prints');
    const image = { imageUrl: 'http://localhost:9/a.jpg' };
    await expect(maren.calls.createPin({ boardId: other, image }, key())).rejects.toMatchObject({
      status: 403,
    });
    await expect(visitor.calls.createPin({ boardId: BOARD, image }, key())).rejects.toMatchObject({
      code: 'auth',
    });
  });
});

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['::1', true],
  ['::ffff:192.168.0.1', true],
  ['fd00::1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
