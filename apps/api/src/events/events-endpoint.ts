import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { ResourceError } from '../errors/resource-error.js';
import { clientAddress } from '../http/address.js';
import { EVENT_KINDS, type EventKind, type Events, type ReceivedEvent } from './events.js';

/** Number of events that are listed. */
const LIMIT = 500;

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|0:0:0:0::\/64|unknown)$/;

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-inline-size: 1200px; padding: 24px 16px; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block: 12px 24px; }
  a { color: inherit; padding-block: 8px; }
  a[aria-current] { font-weight: 600; text-decoration: none; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 8px 16px 8px 0; text-align: start; vertical-align: top; }
  td:not(:last-child) { white-space: nowrap; }
  code { overflow-wrap: anywhere; }
  @media (max-width: 720px) {
    thead { display: none; }
    tr { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; padding-block: 12px; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
    td { border: 0; padding: 0; }
    td:nth-child(3), td:nth-child(4) { grid-column: 1 / -1; overflow-wrap: anywhere; }
    td:nth-child(3):empty { display: none; }
  }
`;

function page(events: readonly ReceivedEvent[], shown: EventKind | undefined, nonce: string) {
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
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>Events</h1>
        <nav aria-label="Kinds of events">
          ${[undefined, ...EVENT_KINDS].map(
            (kind) =>
              html`<a
                href="/__events${kind === undefined ? '' : `?kind=${kind}`}"
                ${kind === shown ? raw('aria-current="page"') : ''}
                >${kind ?? 'all'}</a
              > `,
          )}
        </nav>
        ${
          events.length === 0
            ? html`<p>
                Nothing has arrived yet. Use the site in another tab, then reload this page.
              </p>`
            : ''
        }
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
    return context.html(page(list, kind, context.get('secureHeadersNonce') ?? ''));
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
