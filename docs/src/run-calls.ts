import type { TackboardCalls } from '@tackboard/domain';

/** What a template literal makes of a value that is no text. */
const NO_VALUE = /\[object \w+\]|\bundefined\b|\bNaN\b/;

/** The requests that the server of the examples answers, each as `PUT /api/bookmarks/2`. */
const ANSWERED =
  /^(GET \/(api\/posts|photos)\/2|(PUT|DELETE) \/(api\/bookmarks\/2|photos\/2\/saved))$/;

/** A record in the form of each example. */
const RECORD = {
  id: 2,
  uid: '2',
  headline: 'Post 2',
  caption: 'Photo 2',
  src: '/2.svg',
  width: 200,
  height: 300,
  photo: { src: '/2.svg', width: 200, height: 300 },
  by: { id: 9, handle: 'lena', name: 'Lena' },
  bookmarked: false,
  kept: false,
};

/** Makes every call of an example, with a server that records. Returns what is wrong with the requests that arrive. */
export async function runCalls(calls: TackboardCalls): Promise<readonly string[]> {
  const problems: string[] = [];
  const realFetch = globalThis.fetch;
  try {
    for (const name of Object.keys(calls) as (keyof TackboardCalls)[]) {
      const arrived: string[] = [];
      globalThis.fetch = async (input, init) => {
        const request = new Request(new URL(input as string, 'http://localhost'), init);
        const { pathname, search } = new URL(request.url);
        const route = `${request.method} ${decodeURIComponent(pathname)}`;
        const headers = JSON.stringify([...request.headers]);
        const body = await request.text();
        const sent = `${route}${decodeURIComponent(search)} ${headers} ${body}`.trim();
        if (NO_VALUE.test(sent)) problems.push(`${name} sends ${sent}`);
        arrived.push(route);
        return Response.json(RECORD, { status: ANSWERED.test(route) ? 200 : 404 });
      };
      const call = calls[name] as (request: object, options: object) => Promise<unknown>;
      const options = { signal: new AbortController().signal, idempotencyKey: 'key-1' };
      await call({ pinId: '2' }, options).catch((error: unknown) => {
        problems.push(`${name} is not answered: ${String(error)}`);
      });
      if (arrived.length === 0) problems.push(`${name} sends no request`);
    }
  } finally {
    globalThis.fetch = realFetch;
  }
  return problems;
}
