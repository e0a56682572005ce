import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './add-calls.js';

/** Files are served too often to log. */
const UNLOGGED = /^\/(?:media|assets|docs|healthz)(?:\/|$)/;

/** The log entry of a request. It has no query and no body: they may name people and pins. */
export interface RequestLogEntry {
  readonly level: 'info';
  readonly time: string;
  /** The id in the `X-Request-Id` of the response. */
  readonly request: string;
  readonly method: string;
  readonly path: string;
  /** The name of the call, such as `savePin`. */
  readonly call?: string;
  readonly status: number;
  readonly ms: number;
}

/** Logs each request as one line of JSON, except for files. */
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
    const entry: RequestLogEntry = {
      level: 'info',
      time: new Date(now()).toISOString(),
      request: context.get('requestId'),
      method,
      path,
      ...(call === undefined ? {} : { call }),
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    info(JSON.stringify(entry));
  };
}
