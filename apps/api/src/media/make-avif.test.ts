import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Pin } from '@tackboard/domain';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededId } from '../seed/ids.js';
import { connect } from '../testing/client.js';
import { startTestServer, TEST_MEDIA_DIRECTORY, type TestServer } from '../testing/test-server.js';
import { createMakeAvif, startAvif } from './make-avif.js';

const PIN = seededId('pin', 'blocks-bauhaus');

describe('createMakeAvif', () => {
  let server: TestServer;
  let makeAvif: () => Promise<boolean>;
  beforeEach(async () => {
    server = await startTestServer();
    makeAvif = createMakeAvif(server.database, TEST_MEDIA_DIRECTORY);
    // The pictures of other pins have theirs.
    server.database
      .prepare(
        `UPDATE pictures SET files = json_set(files, '$.orig.avif', 'made')
         WHERE signature != (SELECT picture FROM pins WHERE id = ?)`,
      )
      .run(PIN);
  });
  afterEach(() => server.stop());

  async function readPin(): Promise<Pin> {
    const { calls } = await connect(server.origin, 'marenkjaer');
    return calls.readPin({ pinId: PIN });
  }

  it('makes a smaller file beside each size that a browser chooses from, and the pin names them', async () => {
    expect((await readPin()).imageFormats).toBeUndefined();
    expect(await makeAvif()).toBe(true);
    expect(await makeAvif()).toBe(false);
    const { images = {}, imageFormats } = await readPin();
    const avif = imageFormats?.['avif'] ?? {};
    expect(Object.keys(avif)).toEqual(['170x', '236x', '474x', '564x', '736x', '750x']);
    const bytes = { avif: 0, jpeg: 0 };
    for (const [key, url] of Object.entries(avif)) {
      const jpeg = images[key];
      expect(url).toBe(jpeg?.url.replace(/jpg$/, 'avif'));
      const file = join(TEST_MEDIA_DIRECTORY, url.replace('/media/', ''));
      const { format, compression, width, height } = await sharp(file).metadata();
      expect({ format, compression, width, height }).toEqual({
        format: 'heif',
        compression: 'av1',
        width: jpeg?.width,
        height: jpeg?.height,
      });
      bytes.avif += statSync(file).size;
      bytes.jpeg += statSync(file.replace(/avif$/, 'jpg')).size;
    }
    expect(bytes.avif).toBeLessThan(0.7 * bytes.jpeg);
  }, 60_000);

  it('serves them with their type, and uses a file that is there', async () => {
    const select = server.database.prepare(
      'SELECT signature, files FROM pictures WHERE signature = (SELECT picture FROM pins WHERE id = ?)',
    );
    const { signature, files } = select.get(PIN) as { signature: string; files: string };
    await makeAvif();
    const url = (await readPin()).imageFormats?.['avif']?.['236x'] ?? '';
    const file = join(TEST_MEDIA_DIRECTORY, url.replace('/media/', ''));
    const { mtimeMs } = statSync(file);
    const response = await fetch(server.origin + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    server.database
      .prepare('UPDATE pictures SET files = ? WHERE signature = ?')
      .run(files, signature);
    expect(await makeAvif()).toBe(true);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    expect((await readPin()).imageFormats?.['avif']?.['236x']).toBe(url);
  }, 60_000);
});

describe('startAvif', () => {
  it('waits until no request has come for two seconds, and then makes one picture after the other', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    try {
      const makeAvif = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
      makeAvif.mockResolvedValueOnce(true).mockResolvedValueOnce(true);
      const maker = startAvif(makeAvif, () => undefined);
      await vi.advanceTimersByTimeAsync(1500);
      maker.noteRequest();
      await vi.advanceTimersByTimeAsync(1999);
      expect(makeAvif).toHaveBeenCalledTimes(0);
      await vi.advanceTimersByTimeAsync(10);
      expect(makeAvif).toHaveBeenCalledTimes(3);
      // A picture that came since.
      await vi.advanceTimersByTimeAsync(2000);
      expect(makeAvif).toHaveBeenCalledTimes(4);
      maker.stop();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(makeAvif).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends at an error, which it reports once', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    try {
      const onError = vi.fn<(error: unknown) => void>();
      startAvif(() => Promise.reject(new Error('no file')), onError);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(onError.mock.calls).toEqual([[new Error('no file')]]);
    } finally {
      vi.useRealTimers();
    }
  });
});
