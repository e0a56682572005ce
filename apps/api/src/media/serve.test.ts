import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadFeed } from '../feed/read-feed.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { byteRange } from './serve.js';

let server: TestServer;
let jpeg: string;
let video: string;
let playlist: string;
let captions: string;
beforeAll(async () => {
  server = await startTestServer();
  const page = { bookmark: undefined, pageSize: 100 };
  const { data: pins } = createReadFeed(server.database)({ userId: null }, page);
  jpeg = server.origin + (pins[0]?.images['236x']?.url ?? '');
  const list = pins.flatMap((pin) => (pin.videos === null ? [] : [pin.videos as unknown]))[0] as {
    video_list: Record<string, { url: string; captions_urls: Record<string, string> }>;
  };
  video = server.origin + (list.video_list['V_720P']?.url ?? '');
  playlist = server.origin + (list.video_list['V_HLSV4']?.url ?? '');
  captions = server.origin + (list.video_list['V_HLSV4']?.captions_urls['en-us'] ?? '');
});
afterAll(() => server.stop());

describe('serveMedia', () => {
  it('serves a picture with its type and immutable caching', async () => {
    const response = await fetch(jpeg);
    const body = await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(Number(response.headers.get('content-length'))).toBe(body.byteLength);
  });

  it('serves a playlist and its segments', async () => {
    const response = await fetch(playlist);
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(await response.text()).toContain('#EXT-X-MAP:URI="init.mp4"');
    const segment = await fetch(new URL('stems_0.m4s', playlist));
    expect(segment.status).toBe(200);
    expect(segment.headers.get('content-type')).toBe('video/iso.segment');
  });

  it('serves the captions of a video', async () => {
    const response = await fetch(captions);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await response.text()).toContain('Five drawn stems stand side by side.');
  });

  it('responds to HEAD with the headers only', async () => {
    const response = await fetch(video, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100_000);
    expect(await response.text()).toBe('');
  });

  it('sends the range that a player requests', async () => {
    const whole = new Uint8Array(await (await fetch(video)).arrayBuffer());
    const response = await fetch(video, { headers: { range: 'bytes=1000-1999' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole.slice(1000, 2000));
    const end = await fetch(video, { headers: { range: 'bytes=-10' } });
    expect(new Uint8Array(await end.arrayBuffer())).toEqual(whole.slice(-10));
  });

  it('refuses a range outside of the file', async () => {
    const response = await fetch(video, { headers: { range: 'bytes=99999999-' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });

  it('responds 304 when the browser has the file', async () => {
    const etag = (await fetch(jpeg)).headers.get('etag') ?? '';
    const response = await fetch(jpeg, { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
  });

  it.each([
    '/media/236x/00000000000000000000000000000000.jpg',
    '/media/236x/..%2f..%2ftest.db',
    '/media/%2e%2e/test.db',
    '/media/pictures/00000000000000000000000000000000.json',
    '/media/',
  ])('finds nothing at %s', async (path) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(404);
  });
});

describe('byteRange', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-20', { start: 80, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', null],
    ['bytes=100-', null],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-9', undefined],
    ['pages=1-2', undefined],
    ['bytes=-', undefined],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});
