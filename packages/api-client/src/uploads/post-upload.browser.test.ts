import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { browserPorts } from '../browser.js';
import { createClient } from '../client.js';
import { postUpload, type PostUploadOptions } from './uploads.js';

const BYTES = 3_000_000;
const file = new File([new Uint8Array(BYTES).fill(65)], 'cup.png', { type: 'image/png' });
const client = createClient(browserPorts());

let origin = '';
beforeEach(async () => {
  document.cookie = 'csrftoken=secret';
  origin = await commands.startUploadServer();
});
afterEach(async () => {
  document.cookie = 'csrftoken=; max-age=0';
  await commands.stopUploadServer();
});

/** Uploads the file to a path of the server. */
const upload = (path: string, options: PostUploadOptions) =>
  postUpload(
    client,
    { id: '1', uploadUrl: `${origin}/${path}`, uploadParameters: { key: 'uploads/1' } },
    file,
    options,
  );

describe('postUpload in a browser', () => {
  it('S3 §7.27: posts the parameters and then the file as multipart, without cookies, and reports the progress', async () => {
    const shares: number[] = [];
    await upload('204', { onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0))).toBe(true);
    const received = await commands.receivedUploads();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0] as (typeof received)[number];
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect([headers['cookie'], headers['x-csrftoken']]).toEqual([undefined, undefined]);
    expect(body.length).toBeGreaterThan(BYTES);
    expect(body.indexOf('name="key"')).toBeGreaterThan(0);
    expect(body.indexOf('name="file"')).toBeGreaterThan(body.indexOf('name="key"'));
    expect(body).toContain('filename="cup.png"');
  });

  it.each([
    ['403', 'forbidden', 'failed'],
    ['500', 'http', 'unknown'],
    ['lost', 'connection', 'unknown'],
  ])('after %s fails with the code %s, and its outcome is %s', async (path, code, outcome) => {
    await expect(upload(path, { onProgress: () => undefined })).rejects.toMatchObject({
      code,
      outcome,
    });
  });

  it('ends when its signal is aborted', async () => {
    const stop = new AbortController();
    const uploading = upload('never', { onProgress: () => stop.abort(), signal: stop.signal });
    await expect(uploading).rejects.toMatchObject({ name: 'AbortError', code: 'aborted' });
  });
});
