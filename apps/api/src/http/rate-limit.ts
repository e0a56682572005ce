import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { ResourceError } from '../errors/resource-error.js';
import { clientAddress } from './address.js';

const WINDOW_MS = 60_000;

/** How many requests an address may send in a minute. */
export interface RateLimits {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
}

/** A company or school may share an address: 10,000 reads and 50 writes a second. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  readsPerMinute: 600_000,
  writesPerMinute: 3000,
};

/** Pictures and scripts cost the server little. */
const UNLIMITED = /^\/(?:media|assets|healthz)(?:\/|$)/;

function isWrite({ req: { method } }: Context): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Limits the requests of each address that are counted, by default all. More get 429, with `Retry-After`. */
export function limiter(
  limit: number,
  trustProxy: boolean,
  isCounted: (context: Context) => boolean = () => true,
): MiddlewareHandler {
  return rateLimiter({
    windowMs: WINDOW_MS,
    limit,
    standardHeaders: 'draft-7',
    keyGenerator: (context) => clientAddress(context, trustProxy),
    skip: (context) => !isCounted(context),
    // The limiter has set Retry-After.
    handler: () => {
      throw new ResourceError('tooManyRequests');
    },
  });
}

/** Limits the reads and the writes of each address. */
export function limitRequests(limits: RateLimits, trustProxy: boolean): MiddlewareHandler[] {
  const counts = (context: Context) => !UNLIMITED.test(context.req.path);
  return [
    limiter(limits.readsPerMinute, trustProxy, (context) => counts(context) && !isWrite(context)),
    limiter(limits.writesPerMinute, trustProxy, (context) => counts(context) && isWrite(context)),
  ];
}
