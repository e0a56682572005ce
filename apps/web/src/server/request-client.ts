import type { Api } from '@tackboard/api';
import { type Client, type ClientOptions, createClient } from '@tackboard/api-client';
import type { Context } from 'hono';

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
