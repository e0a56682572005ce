import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { type Behaviour, startServer } from '../server.test.fixture.js';
import { postUpload } from './uploads.js';

const CORS = { 'access-control-allow-origin': '*' };

async function start(behave: Behaviour) {
  const server = await startServer((response, received, n) => {
    if (received.method === 'OPTIONS') response.writeHead(204, CORS).end();
    else behave(response, received, n);
  });
  const client = createClient({ origin: 'https://pins.example', fetch });
  return { client, slot: { id: '1', uploadUrl: `${server.origin}/put` }, server };
}

describe('an upload in a browser (S3 §4.11)', () => {
  it('reports the shares that were sent, up to 1', async () => {
    const { client, slot, server } = await start((response) => response.writeHead(204, CORS).end());
    const shares: number[] = [];
    await postUpload(client, slot, new Blob(['x'.repeat(300_000)]), {
      onProgress: (share) => shares.push(share),
    });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    const body = server.received.find(({ method }) => method === 'POST')?.body ?? '';
    expect(body).toContain('name="file"');
    expect(body.length).toBeGreaterThan(300_000);
  });

  it('fails with the status of its server', async () => {
    const { client, slot } = await start((response) => response.writeHead(403, CORS).end());
    await expect(
      postUpload(client, slot, new Blob(['x']), { onProgress: () => {} }),
    ).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('is unknown when the connection is lost', async () => {
    const { client, slot } = await start((response) => response.destroy());
    await expect(
      postUpload(client, slot, new Blob(['x']), { onProgress: () => {} }),
    ).rejects.toMatchObject({ code: 'connection', outcome: 'unknown' });
  });

  it('is aborted', async () => {
    const controller = new AbortController();
    const { client, slot } = await start(() => controller.abort());
    const { signal } = controller;
    await expect(
      postUpload(client, slot, new Blob(['x']), { onProgress: () => {}, signal }),
    ).rejects.toMatchObject({ code: 'aborted', outcome: 'unknown' });
  });
});
