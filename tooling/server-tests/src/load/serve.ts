import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, startServer } from '@tackboard/api';
import { Hono } from 'hono';

// The process of `main.ts` asks, this one serves: the load does not share its processor time.
const folder = mkdtempSync(join(tmpdir(), 'tackboard-load-'));
const api = await createApi({
  databasePath: join(folder, 'load.db'),
  log: { info: () => undefined, error: console.error },
});
const running = await startServer(api.app);

/** The same bytes from memory: what the HTTP server alone costs. */
const memory = new Hono();
const responses = new Map<string, Promise<{ body: ArrayBuffer; type: string }>>();
memory.get('*', async (context) => {
  const path = context.req.url.slice(new URL(context.req.url).origin.length);
  // Of this server, or with `?of=` of another one.
  const source = context.req.query('of') ?? `${running.origin}${path}`;
  const known =
    responses.get(path) ??
    fetch(source).then(async (response) => ({
      body: await response.arrayBuffer(),
      type: response.headers.get('content-type') ?? '',
    }));
  responses.set(path, known);
  const { body, type } = await known;
  return context.body(body, 200, { 'content-type': type });
});
const fromMemory = await startServer(memory);

process.on('message', (question) => {
  if (question === 'gc') {
    globalThis.gc?.();
    globalThis.gc?.();
  }
  if (question === 'stop') {
    void Promise.all([running.stop(), fromMemory.stop()]).then(() => {
      api.close();
      rmSync(folder, { recursive: true });
      process.exit(0);
    });
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, heapBytes: process.memoryUsage().heapUsed });
});
process.send?.({ api: running.origin, memory: fromMemory.origin });
