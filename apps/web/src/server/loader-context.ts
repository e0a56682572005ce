import type { Api, Visit } from '@tackboard/api';
import { type Client, type ClientOptions, createCalls, createClient } from '@tackboard/api-client';
import { decodeSession } from '@tackboard/domain/wire';
import type { Context } from 'hono';
import { driftLine } from '../app/drift-line.js';
import type { LoaderContext } from '../app/page.server.js';

/** Returns what the loaders of a request have. The path has a query. Lines about differences from the model are added to `drift`. */
export function createLoaderContext(
  api: Api,
  context: Context,
  { viewer, session }: Pick<Visit, 'session' | 'viewer'>,
  path: string,
  drift: string[],
): LoaderContext {
  const { user, experiments = {} } = decodeSession(session);
  const client = createRequestClient(api, context, {
    sourceUrl: () => path,
    onDrift(found) {
      const line = driftLine(found);
      console.warn(line);
      drift.push(line);
    },
  });
  const { origin } = new URL(context.req.url);
  const onError = (error: unknown) => console.error(error);
  return { calls: createCalls(client), viewer, user, experiments, origin, onError };
}

/** The cookie of the page, not of its reads: the response of the page sets it. */
const CSRF_COOKIE = 'csrftoken=';

/**
 * Creates a client that calls the API in this process, as the viewer of a request. The response of the request sets the
 * cookies of its reads.
 */
export function createRequestClient(
  { app }: Pick<Api, 'app'>,
  context: Context,
  options: Pick<ClientOptions, 'onDrift' | 'sourceUrl'>,
): Client {
  return createClient({
    ...options,
    origin: new URL(context.req.url).origin,
    fetch: async (address, init) => {
      const response = await app.fetch(new Request(address, init), context.env as object);
      for (const cookie of response.headers.getSetCookie())
        if (!cookie.startsWith(CSRF_COOKIE)) context.header('set-cookie', cookie, { append: true });
      return response;
    },
    headers: () => ({ cookie: context.req.header('cookie') ?? '' }),
    retry: { limit: 0 },
  });
}
