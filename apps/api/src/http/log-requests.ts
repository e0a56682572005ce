import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './add-calls.js';

/** Files are served too often to log. */
const UNLOGGED = /^\/(?:media|assets|docs|healthz)(?:\/|$)/;

/** Logs each request as one line of JSON, except for files. It has no query and no body: they may name people and pins. */
export function logRequests(
  info: (line: string) => void,
  now: () => number,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { path, method } = context.req;
    if (UNLOGGED.test(path)) return;
    const call = context.get('callName');
    const entry = {
      level: 'info',
      time: new Date(now()).toISOString(),
      // The id in the `X-Request-Id` of the response.
      request: context.get('requestId'),
      method,
      path,
      // The name of the call, such as `savePin`: JSON leaves out an undefined one.
      call,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    info(JSON.stringify(entry));
  };
}
