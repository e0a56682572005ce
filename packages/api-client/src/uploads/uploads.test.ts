import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { KEY, sentBy } from '../sent-by.test.fixture.js';
import { type Behaviour, startServer } from '../server.test.fixture.js';
import { postUpload, readUploads, requestUploadSlot } from './uploads.js';

const FILE = new Blob(['picture'], { type: 'image/png' });

async function start(behave: Behaviour) {
  const { origin, received } = await startServer(behave);
  const client = createClient({
    origin: 'https://pins.example',
    fetch,
    csrfToken: () => 'tok',
    headers: () => ({ cookie: 'session=secret' }),
  });
  const slot = { id: '1', uploadUrl: `${origin}/put`, uploadParameters: { key: 'k-1', acl: 'x' } };
  return { client, slot, received };
}

it('S3 §7.26: an upload slot is requested', async () => {
  const { sent, result } = await sentBy(
    (client) => requestUploadSlot(client, { type: 'image' }, KEY),
    {
      upload_id: '1',
      upload_url: 'https://up.example/',
      upload_parameters: { key: 'k-1' },
    },
  );
  expect(sent).toEqual([['POST', '/resource/VIPResource/create/', { type: 'image' }]]);
  expect(result).toEqual({
    id: '1',
    uploadUrl: 'https://up.example/',
    uploadParameters: { key: 'k-1' },
  });
});

it('S3 §7.28: uploads are read by their ids', async () => {
  const { sent, result } = await sentBy((client) => readUploads(client, ['1', '2', '3']), {
    1: { status: 'succeeded', signature: 's-1' },
    2: { status: 'processing' },
  });
  expect(sent).toEqual([['GET', '/resource/VIPResource/get/', { upload_ids: ['1', '2', '3'] }]]);
  expect(result).toEqual({
    1: { status: 'succeeded', signature: 's-1' },
    2: { status: 'processing' },
  });
});

describe('a file', () => {
  it('S3 §7.27: is posted after the parameters of its slot, without cookies and token', async () => {
    const { client, slot, received } = await start((response) => response.writeHead(204).end());
    await postUpload(client, slot, FILE);
    const [got] = received;
    expect([got?.method, got?.path]).toEqual(['POST', '/put']);
    expect([...(got?.body ?? '').matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'key',
      'acl',
      'file',
    ]);
    expect(got?.body).toContain('Content-Type: image/png\r\n\r\npicture\r\n');
    expect(got?.headers['x-csrftoken']).toBeUndefined();
    expect(got?.headers['cookie']).toBeUndefined();
  });

  it.each([
    [403, 'forbidden', 'failed'],
    [503, 'http', 'unknown'],
  ])('fails with HTTP %i, and is not retried', async (status, code, outcome) => {
    const { client, slot, received } = await start((response) => response.writeHead(status).end());
    await expect(postUpload(client, slot, FILE)).rejects.toMatchObject({ code, outcome, status });
    expect(received).toHaveLength(1);
  });

  it('needs an address', async () => {
    const { client } = await start((response) => response.end());
    await expect(postUpload(client, { id: '1' }, FILE)).rejects.toMatchObject({ code: 'request' });
  });

  it('S3 §4.11: is aborted, also before it starts', async () => {
    const controller = new AbortController();
    const { client, slot, received } = await start(() => controller.abort('left the page'));
    const { signal } = controller;
    const aborted = { code: 'aborted', cause: 'left the page' };
    await expect(postUpload(client, slot, FILE, { signal })).rejects.toMatchObject(aborted);
    await expect(postUpload(client, slot, FILE, { signal })).rejects.toMatchObject(aborted);
    expect(received).toHaveLength(1);
  });
});
