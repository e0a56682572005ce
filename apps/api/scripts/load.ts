import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/** What must hold: no error, at most three times the processor time of the same bytes from memory, and no leak. */
const [MAX_RATIO, MAX_HEAP_GROWTH] = [3, 1.1];

const [seconds = 60, readers = 200, heapRequests = 100_000] = process.argv.slice(2).map(Number);

/** Requests after which the heap is measured for the first time. */
const WARM_UP_REQUESTS = 10_000;

const RATIO_SECONDS = 10;
const RATIO_READERS = 20;

const child = fork(fileURLToPath(new URL('load-server.ts', import.meta.url)), {
  execArgv: [...process.execArgv, '--expose-gc'],
});

interface Usage {
  readonly cpuMs: number;
  readonly heapBytes: number;
}

async function answer<Answer>(): Promise<Answer> {
  const [message] = (await once(child, 'message')) as [Answer];
  return message;
}

function ask(question: 'gc' | 'usage'): Promise<Usage> {
  const answered = answer<Usage>();
  child.send(question);
  return answered;
}

function resource(call: string, options: object = {}): string {
  return `/resource/${call}/get/?source_url=%2F&data=${encodeURIComponent(JSON.stringify({ options }))}`;
}

const { api, memory } = await answer<{ readonly api: string; readonly memory: string }>();
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
const before = await ask('gc');

const result = await send(api, paths, { duration: seconds }, readers);
const { latency, requests: sent, errors, timeouts, non2xx } = result;
check(
  errors + timeouts + non2xx === 0,
  `${readers} readers for ${seconds} s: ${sent.total} requests, ${Math.round(sent.average)} a second, ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`,
);
console.log(`     p50 ${latency.p50} ms, p99 ${latency.p99} ms`);

const rest = heapRequests - WARM_UP_REQUESTS - sent.total;
if (rest > 0) await send(api, paths, { amount: rest }, readers);
const after = await ask('gc');
const growth = after.heapBytes / before.heapBytes;
check(
  growth <= MAX_HEAP_GROWTH,
  `heap after ${Math.max(heapRequests, WARM_UP_REQUESTS + sent.total)} requests: ${(after.heapBytes / 2 ** 20).toFixed(1)} MB, ${((growth - 1) * 100).toFixed(1)} % more than after ${WARM_UP_REQUESTS}`,
);

/** The processor time of the server for one feed page, in milliseconds. */
async function cost(url: string): Promise<number> {
  await send(url, [feed], { duration: 2 }, RATIO_READERS);
  const from = await ask('usage');
  const { requests: count } = await send(url, [feed], { duration: RATIO_SECONDS }, RATIO_READERS);
  return ((await ask('usage')).cpuMs - from.cpuMs) / count.total;
}
const [feedMs, memoryMs] = [await cost(api), await cost(memory)];
check(
  feedMs / memoryMs <= MAX_RATIO,
  `a feed page costs ${feedMs.toFixed(3)} ms, the same bytes from memory ${memoryMs.toFixed(3)} ms: ${(feedMs / memoryMs).toFixed(1)} times`,
);

child.send('stop');
await once(child, 'exit');
process.exitCode = failures.length === 0 ? 0 : 1;
