import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/** What must hold: no error, no leak, and at most so many times the processor time of the same bytes from memory. */
const [MAX_FEED_RATIO, MAX_HOME_RATIO, MAX_HEAP_GROWTH] = [3, 10, 1.1];

const [seconds = 60, readers = 200, heapRequests = 100_000] = process.argv.slice(2).map(Number);

/** Requests after which the heap is measured for the first time. */
const WARM_UP_REQUESTS = 10_000;

const RATIO_SECONDS = 10;
const RATIO_READERS = 20;

const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), {
  execArgv: [...process.execArgv, '--expose-gc'],
});

/** The built demo, which renders the home on the server. */
const DEMO = fileURLToPath(new URL('../../../../apps/web/dist/server/main.js', import.meta.url));

interface Usage {
  readonly cpuMs: number;
  readonly heapBytes: number;
}

async function answer<Answer>(server: ChildProcess): Promise<Answer> {
  const [message] = (await once(server, 'message')) as [Answer];
  return message;
}

function ask(server: ChildProcess, question: 'gc' | 'usage'): Promise<Usage> {
  const answered = answer<Usage>(server);
  server.send(question);
  return answered;
}

function resource(call: string, options: object = {}): string {
  return `/resource/${call}/get/?source_url=%2F&data=${encodeURIComponent(JSON.stringify({ options }))}`;
}

const { api, memory } = await answer<{ readonly api: string; readonly memory: string }>(child);
const feed = resource('UserHomefeedResource', { page_size: 25 });
const first = (await (await fetch(api + feed)).json()) as {
  readonly resource_response: {
    readonly data: readonly { readonly id: string }[];
    readonly bookmark: string;
  };
};
const { data, bookmark } = first.resource_response;
const paths = [
  feed,
  feed,
  resource('UserHomefeedResource', { page_size: 25, bookmarks: [bookmark] }),
  ...data.slice(0, 4).map(({ id }) => resource('PinResource', { id })),
  resource('RelatedPinFeedResource', { pin: data[0]?.id }),
  resource('BaseSearchResource', { query: 'terrazzo' }),
  resource('BoardsResource', { username: 'marenkjaer' }),
  resource('UserSessionResource'),
];

const requests = (list: readonly string[]) =>
  list.map((path) => ({ path, method: 'GET' as const }));

/** Sends reads for a while, or a number of them. */
function send(
  url: string,
  list: readonly string[],
  limit: { duration: number } | { amount: number },
  connections: number,
) {
  return autocannon({ url, connections, requests: requests(list), ...limit });
}

const failures: string[] = [];
const check = (isFine: boolean, what: string): void => {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isFine) failures.push(what);
};

await send(api, paths, { amount: WARM_UP_REQUESTS }, readers);
const before = await ask(child, 'gc');

const result = await send(api, paths, { duration: seconds }, readers);
const { latency, requests: sent, errors, timeouts, non2xx } = result;
check(
  errors + timeouts + non2xx === 0,
  `${readers} readers for ${seconds} s: ${sent.total} requests, ${Math.round(sent.average)} a second, ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`,
);
console.log(`     p50 ${latency.p50} ms, p99 ${latency.p99} ms`);

const rest = heapRequests - WARM_UP_REQUESTS - sent.total;
if (rest > 0) await send(api, paths, { amount: rest }, readers);
const after = await ask(child, 'gc');
const growth = after.heapBytes / before.heapBytes;
check(
  growth <= MAX_HEAP_GROWTH,
  `heap after ${Math.max(heapRequests, WARM_UP_REQUESTS + sent.total)} requests: ${(after.heapBytes / 2 ** 20).toFixed(1)} MB, ${((growth - 1) * 100).toFixed(1)} % more than after ${WARM_UP_REQUESTS}`,
);

/** The processor time of a server for one response, in milliseconds. */
async function cost(server: ChildProcess, url: string, path: string): Promise<number> {
  await send(url, [path], { duration: 2 }, RATIO_READERS);
  const from = await ask(server, 'usage');
  const { requests: count } = await send(url, [path], { duration: RATIO_SECONDS }, RATIO_READERS);
  return ((await ask(server, 'usage')).cpuMs - from.cpuMs) / count.total;
}

function checkRatio(what: string, ms: number, memoryMs: number, maxRatio: number): void {
  const ratio = ms / memoryMs;
  check(
    ratio <= maxRatio,
    `${what} costs ${ms.toFixed(3)} ms, the same bytes from memory ${memoryMs.toFixed(3)} ms: ${ratio.toFixed(1)} times`,
  );
}

const [feedMs, feedMemoryMs] = [await cost(child, api, feed), await cost(child, memory, feed)];
checkRatio('a feed page', feedMs, feedMemoryMs, MAX_FEED_RATIO);

const folder = mkdtempSync(join(tmpdir(), 'tackboard-load-demo-'));
const demo = fork(DEMO, [], {
  execArgv: ['--import', fileURLToPath(new URL('report-usage.ts', import.meta.url))],
  env: { ...process.env, PORT: '0', DATABASE_PATH: join(folder, 'load.db') },
  silent: true,
});
// The request log of the demo is not read.
const address = await new Promise<string>((resolve, reject) => {
  demo.stdout?.on('data', (text: Buffer) => {
    const [found] = /http:\/\/localhost:\d+/.exec(text.toString()) ?? [];
    if (found !== undefined) resolve(found);
  });
  demo.once('exit', () => reject(new Error(`${DEMO} ended: build the demo first.`)));
});
const copy = `/?of=${encodeURIComponent(`${address}/`)}`;
const [homeMs, homeMemoryMs] = [await cost(demo, address, '/'), await cost(child, memory, copy)];
checkRatio("a visitor's home", homeMs, homeMemoryMs, MAX_HOME_RATIO);

demo.removeAllListeners('exit');
demo.kill('SIGTERM');
await once(demo, 'exit');
rmSync(folder, { recursive: true });
child.send('stop');
await once(child, 'exit');
process.exitCode = failures.length === 0 ? 0 : 1;
