import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { ResourceError } from '../errors/resource-error.js';
import { clientAddress } from '../http/address.js';
import { EVENT_KINDS, type EventKind, type Events } from './events.js';
import { eventsPage } from './events-page.js';

/** Number of events that are listed. */
const LIMIT = 500;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|0:0:0:0::\/64|unknown)$/;

/**
 * Lists what browsers reported, the newest first: `GET /__events?kind=tracking`, as a page for browsers, in German with
 * `lang=de`, and as JSON for programs. `DELETE` removes all. For development: only this computer may ask, and nothing in it is filtered by viewer.
 */
export function eventsEndpoint(events: Events) {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  app.use(async (context, next) => {
    // A proxy on this computer says for whom it asks.
    if (
      !LOOPBACK.test(clientAddress(context, false)) ||
      context.req.header('x-forwarded-for') !== undefined
    )
      throw new ResourceError('unknownResource');
    context.header('cache-control', 'no-store');
    await next();
  });
  app.get('/', (context) => {
    const { kind } = kindOf(context);
    const list = events.list({ ...kindOf(context), limit: LIMIT });
    const isBrowser = context.req.header('accept')?.includes('text/html') === true;
    if (!isBrowser) return context.json({ events: list });
    const language = context.req.query('lang') === 'de' ? 'de' : 'en';
    const nonce = context.get('secureHeadersNonce') ?? '';
    return context.html(eventsPage(list, { kind, language, nonce }));
  });
  app.delete('/', (context) => {
    events.clear();
    return context.json({ events: [] });
  });
  return app;
}

function kindOf(context: Context): { kind?: EventKind } {
  const kind = EVENT_KINDS.find((known) => known === context.req.query('kind'));
  return kind === undefined ? {} : { kind };
}
