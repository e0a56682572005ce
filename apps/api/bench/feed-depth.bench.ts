import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApi, SIGNED_OUT } from '../src/index.ts';

const PINS = 100_000;
const DEPTH = 90_000;
const ROUNDS = 300;
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

let deep: string | undefined;
for (let read = 0; read < DEPTH; read += WALK_PAGE_SIZE) {
  deep = api.homeFeed(SIGNED_OUT, deep, WALK_PAGE_SIZE).bookmark;
}

const server = serve({ fetch: api.app.fetch, port: 0 });
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;
const url = (bookmark?: string): string => {
  const data = JSON.stringify({ options: { bookmarks: bookmark === undefined ? [] : [bookmark] } });
  return `http://localhost:${port}/resource/UserHomefeedResource/get/?data=${encodeURIComponent(data)}`;
};

const times = {
  first: [] as number[],
  deep: [] as number[],
  firstHttp: [] as number[],
  deepHttp: [] as number[],
};
async function timed(into: number[], work: () => unknown): Promise<void> {
  const from = performance.now();
  await work();
  into.push(performance.now() - from);
}
for (let round = 0; round < ROUNDS; round += 1) {
  await timed(times.first, () => api.homeFeed(SIGNED_OUT));
  await timed(times.deep, () => api.homeFeed(SIGNED_OUT, deep));
  await timed(times.firstHttp, async () => (await fetch(url())).text());
  await timed(times.deepHttp, async () => (await fetch(url(deep))).text());
}
server.close();
api.close();
rmSync(folder, { recursive: true });

const ratio = median(times.deep) / median(times.first);
const ratioHttp = median(times.deepHttp) / median(times.firstHttp);
console.log(
  `start of a new server with ${PINS} pins, media included: ${(startMs / 1000).toFixed(1)} s (at most ${MAX_START_MS / 1000})`,
);
console.log(
  `page of 25, read:      first ${median(times.first).toFixed(2)} ms, at depth ${DEPTH} ${median(times.deep).toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`,
);
console.log(
  `page of 25, over HTTP: first ${median(times.firstHttp).toFixed(2)} ms, at depth ${DEPTH} ${median(times.deepHttp).toFixed(2)} ms, ratio ${ratioHttp.toFixed(2)} (at most ${MAX_RATIO})`,
);
if (ratio > MAX_RATIO || ratioHttp > MAX_RATIO || startMs > MAX_START_MS) process.exitCode = 1;
