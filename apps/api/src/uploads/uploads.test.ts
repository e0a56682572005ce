import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadSlot } from '@tackboard/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../package-file.js';
import { connect, key, type TestClient } from '../testing/client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createPictures } from '../media/picture.js';
import { createUploads } from './uploads.js';

let server: TestServer;
let maren: TestClient;
let marenId: string;
let picture: Blob;
beforeAll(async () => {
  server = await startTestServer();
  maren = await connect(server.origin, 'marenkjaer');
  marenId = (await maren.calls.readUser()).id ?? '';
  const create = { width: 40, height: 60, channels: 3, background: '#d01020' } as const;
  picture = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], {
    type: 'image/png',
  });
});
afterAll(() => server.stop());

const slotOf = () => maren.calls.requestUploadSlot({ type: 'image' }, key());
const statusOf = async ({ id }: UploadSlot) => (await maren.calls.readUploads([id]))[id];

describe('an upload (S3 §4.11 §7)', () => {
  it('is registered, posted without cookies, and succeeds with a picture in all sizes', async () => {
    const slot = await slotOf();
    expect(await statusOf(slot)).toEqual({ status: 'registered' });
    await maren.calls.postUpload(slot, picture);
    const { status, signature = '' } = (await statusOf(slot)) ?? {};
    expect(status).toBe('succeeded');
    expect(signature).toMatch(/^[0-9a-f]{32}$/);
    const files = JSON.parse(
      String(
        server.database.prepare('SELECT files FROM pictures WHERE signature = ?').get(signature)?.[
          'files'
        ],
      ),
    ) as Record<string, { file: string; width: number; height: number }>;
    expect(Object.keys(files)).toHaveLength(10);
    expect(files['236x']).toMatchObject({ width: 236, height: 354 });
    const served = await fetch(`${server.origin}/media/${files['236x']?.file}`);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(maren.drift).toEqual([]);
  });

  it('of a file that is no picture fails, whatever type it claims (S3 §8)', async () => {
    const slot = await slotOf();
    await maren.calls.postUpload(slot, new Blob(['<script>1</script>'], { type: 'image/png' }));
    expect(await statusOf(slot)).toEqual({ status: 'failed' });
    await maren.calls.postUpload(slot, picture);
    expect(await statusOf(slot)).toEqual({ status: 'failed' });
  });

  it('of a video succeeds by its container, with its size and duration, and is served', async () => {
    const slot = await maren.calls.requestUploadSlot({ type: 'video' }, key());
    const parts = ['init.mp4', 'stems_0.m4s', 'stems_1.m4s', 'stems_2.m4s', 'stems_3.m4s'];
    const bytes = Buffer.concat(
      await Promise.all(
        parts.map((name) => readFile(join(packageFile('media'), 'stems-video', name))),
      ),
    );
    await maren.calls.postUpload(slot, new Blob([bytes], { type: 'text/plain' }));
    const { status, signature } = (await statusOf(slot)) ?? {};
    expect([status, signature]).toEqual(['succeeded', expect.stringMatching(/^[0-9a-f]{32}$/)]);

    const row = server.database.prepare('SELECT video FROM uploads WHERE id = ?').get(slot.id!);
    expect(JSON.parse(String(row?.['video']))).toEqual({
      signature,
      file: `video/${signature}/upload.mp4`,
      width: 480,
      height: 624,
      durationMs: 8066,
    });
    const served = await fetch(`${server.origin}/media/video/${signature}/upload.mp4`);
    expect(served.headers.get('content-type')).toBe('video/mp4');
    expect((await served.arrayBuffer()).byteLength).toBe(bytes.byteLength);
    expect(maren.drift).toEqual([]);
  });

  it.each([
    ['a text', 'video', '<script>1</script>'],
    ['the start of a video', 'video', 'init.mp4'],
    ['a picture', 'video', undefined],
    ['a video in a slot of a picture', 'image', 'stems_0.m4s'],
  ] as const)('of %s in a slot of type %s fails', async (_, type, content) => {
    const slot = await maren.calls.requestUploadSlot({ type }, key());
    const file = content?.includes('.')
      ? new Blob([await readFile(join(packageFile('media'), 'stems-video', content))])
      : content === undefined
        ? picture
        : new Blob([content], { type: 'video/mp4' });
    await maren.calls.postUpload(slot, file);
    expect(await statusOf(slot)).toEqual({ status: 'failed' });
  });

  it('S3 §4.11: is processing while its file is read, and failed when that ended with its process', () => {
    let now = Date.now();
    const uploads = createUploads(server.database, createPictures(server.database), () => now);
    const { id } = uploads.create(marenId, 'image');
    const status = () => uploads.list(marenId, [id])[0]?.status;
    expect(status()).toBe('registered');
    uploads.start(id);
    expect(status()).toBe('processing');
    createUploads(server.database, createPictures(server.database), () => now);
    expect(status()).toBe('processing');
    now += 11 * 60_000;
    createUploads(server.database, createPictures(server.database), () => now);
    expect(status()).toBe('failed');
  });

  it('needs the key of its slot, and is read by its owner only', async () => {
    const slot = await slotOf();
    const forged = { ...slot, uploadParameters: { key: 'x' } };
    await expect(maren.calls.postUpload(forged, picture)).rejects.toMatchObject({ status: 404 });
    expect(await statusOf(slot)).toEqual({ status: 'registered' });
    const tomas = await connect(server.origin, 'tomasoliveira');
    expect(await tomas.calls.readUploads([slot.id])).toEqual({});
  });

  it('has at most 20 MB, and a slot needs a signed-in viewer', async () => {
    const slot = await slotOf();
    const large = new Blob([new Uint8Array(21 * 1024 * 1024)], { type: 'image/png' });
    await expect(maren.calls.postUpload(slot, large)).rejects.toMatchObject({ status: 413 });
    const visitor = await connect(server.origin);
    await expect(visitor.calls.requestUploadSlot({ type: 'image' }, key())).rejects.toMatchObject({
      status: 401,
    });
  });

  it('gets one slot for each idempotency key', async () => {
    const options = key();
    const first = await maren.calls.requestUploadSlot({ type: 'image' }, options);
    expect(await maren.calls.requestUploadSlot({ type: 'image' }, options)).toEqual(first);
  });
});
