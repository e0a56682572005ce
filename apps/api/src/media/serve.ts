import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
};

/** `/media/236x/<32 digits>.jpg`, the same with `.avif`, and `/media/video/<32 digits>/<name>`. No other path is read from the disk. */
const PATH =
  /^\/media\/((?:(?:\d+x\d*|orig)\/[0-9a-f]{32}|video\/[0-9a-f]{32}\/[a-z0-9_]+)\.(avif|gif|jpg|m3u8|m4s|mp4|vtt|webm))$/;

/** File names are content hashes, so a url never changes its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Parses a `Range` header with one byte range: `undefined` is the whole file, `null` a range outside of it. */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (match === null || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start <= end ? { start, end } : null;
}

/** Serves the media folder below `/media/`, with byte ranges and immutable caching. */
export function serveMedia(directory: string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const [, file, extension] = PATH.exec(c.req.path) ?? [];
    if (file === undefined || extension === undefined) return next();
    const handle = await open(join(directory, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (handle === undefined) return next();
    try {
      const { size } = await handle.stat();
      const etag = `"${file.replace(/\W/g, '-')}"`;
      const headers: Record<string, string> = {
        'accept-ranges': 'bytes',
        'cache-control': FOREVER,
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        etag,
        'x-content-type-options': 'nosniff',
      };
      const matches = c.req.header('if-none-match')?.split(',') ?? [];
      if (matches.some((value) => ['*', etag, `W/${etag}`].includes(value.trim()))) {
        return c.body(null, 304, headers);
      }
      const unchanged = [undefined, etag].includes(c.req.header('if-range'));
      const range = unchanged ? byteRange(c.req.header('range'), size) : undefined;
      if (range === null) {
        return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
      }
      const { start, end } = range ?? { start: 0, end: size - 1 };
      if (range !== undefined) headers['content-range'] = `bytes ${start}-${end}/${size}`;
      headers['content-length'] = String(end - start + 1);
      if (c.req.method === 'HEAD') return c.body(null, range === undefined ? 200 : 206, headers);
      const content = new Uint8Array(end - start + 1);
      await handle.read(content, 0, content.length, start);
      return c.body(content, range === undefined ? 200 : 206, headers);
    } finally {
      await handle.close();
    }
  };
}
