import { Hono } from 'hono';
import { ResourceError } from '../errors/resource-error.js';
import { clientAddress } from '../http/address.js';
import { EVENT_KINDS, type Events } from './events.js';

/** Number of events that are listed. */
const LIMIT = 500;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|0:0:0:0::\/64|unknown)$/;

/**
 * Lists what browsers reported, the newest first: `GET /__events?kind=tracking`. `DELETE` removes all. For development: only this computer may ask, and nothing in it is filtered by viewer.
 */
export function eventsEndpoint(events: Events) {
  const app = new Hono();
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
    const kind = EVENT_KINDS.find((known) => known === context.req.query('kind'));
    return context.json({ events: events.list(kind, LIMIT) });
  });
  app.delete('/', (context) => {
    events.clear();
    return context.json({ events: [] });
  });
  return app;
}
