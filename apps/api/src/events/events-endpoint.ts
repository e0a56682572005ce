import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { ResourceError } from '../errors/resource-error.js';
import { clientAddress } from '../http/address.js';
import { EVENT_KINDS, type EventKind, type Events, type ReceivedEvent } from './events.js';

/** Number of events that are listed. */
const LIMIT = 500;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|0:0:0:0::\/64|unknown)$/;

function page(events: readonly ReceivedEvent[]) {
  const rows = events.map(
    ({ kind, visitor, received_at, body }) => html`
      <tr>
        <td>${new Date(received_at).toISOString()}</td>
        <td>${kind}</td>
        <td>${visitor ?? ''}</td>
        <td><code>${JSON.stringify(body)}</code></td>
      </tr>
    `,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Events</title>
      </head>
      <body>
        <h1>Events</h1>
        <p>
          ${['', ...EVENT_KINDS].map(
            (kind) => html`<a href="/__events?kind=${kind}">${kind === '' ? 'all' : kind}</a> `,
          )}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Received</th>
              <th scope="col">Kind</th>
              <th scope="col">Viewer</th>
              <th scope="col">Event</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </body>
    </html>`;
}

/**
 * Lists what browsers reported, the newest first: `GET /__events?kind=tracking`, as a page for browsers and as JSON for
 * programs. `DELETE` removes all. For development: only this computer may ask, and nothing in it is filtered by viewer.
 */
export function eventsEndpoint(events: Events): Hono {
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
    const list = events.list({ ...kindOf(context), limit: LIMIT });
    const isBrowser = context.req.header('accept')?.includes('text/html') === true;
    return isBrowser ? context.html(page(list)) : context.json({ events: list });
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
