import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApi } from '../src/index.ts';

const PINS = 100_000;
const DEPTH = 90_000;
const ROUNDS = 200;
const WALK_PAGE_SIZE = 250;

/** What must hold: a deep page costs at most twice the first, and a new server is up within a minute. */
const [MAX_RATIO, MAX_START_MS] = [2, 60_000];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const folder = mkdtempSync(join(tmpdir(), 'tackboard-bench-'));
const startedAt = performance.now();
const api = await createApi({ databasePath: join(folder, 'bench.db'), pins: PINS });
const startMs = performance.now() - startedAt;

const server = serve({ fetch: api.app.fetch, port: 0 });
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;
const url = (bookmark?: string, pageSize?: number): string => {
  const bookmarks = bookmark === undefined ? [] : [bookmark];
  const data = JSON.stringify({ options: { bookmarks, page_size: pageSize } });
  return `http://localhost:${port}/resource/UserHomefeedResource/get/?data=${encodeURIComponent(data)}`;
};

let deep: string | undefined;
for (let read = 0; read < DEPTH; read += WALK_PAGE_SIZE) {
  const { resource_response: page } = (await (await fetch(url(deep, WALK_PAGE_SIZE))).json()) as {
    resource_response: { bookmark: string };
  };
  deep = page.bookmark;
}

const times = { first: [] as number[], deep: [] as number[] };
async function timed(into: number[], work: () => unknown): Promise<void> {
  const from = performance.now();
  await work();
  into.push(performance.now() - from);
}
for (let round = 0; round < ROUNDS; round += 1) {
  // A page of its own size, so that no response is one that was kept.
  const pageSize = 25 + round;
  await timed(times.first, async () => (await fetch(url(undefined, pageSize))).text());
  await timed(times.deep, async () => (await fetch(url(deep, pageSize))).text());
}
server.close();
api.close();
rmSync(folder, { recursive: true });

const ratio = median(times.deep) / median(times.first);
console.log(
  `start of a new server with ${PINS} pins, media included: ${(startMs / 1000).toFixed(1)} s (at most ${MAX_START_MS / 1000})`,
);
console.log(
  `page of the feed: first ${median(times.first).toFixed(2)} ms, at depth ${DEPTH} ${median(times.deep).toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`,
);
if (ratio > MAX_RATIO || startMs > MAX_START_MS) process.exitCode = 1;
