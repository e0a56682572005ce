import { html, raw } from 'hono/html';
import { EVENT_KINDS, type EventKind, type ReceivedEvent } from './events.js';

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

const TEXTS = {
  en: {
    title: 'Events',
    kinds: 'Kinds of events',
    all: 'all',
    empty: 'Nothing has arrived yet. Use the site in another tab, then reload this page.',
    received: 'Received',
    kind: 'Kind',
    viewer: 'Viewer',
    event: 'Event',
  },
  de: {
    title: 'Ereignisse',
    kinds: 'Arten von Ereignissen',
    all: 'alle',
    empty:
      'Noch ist nichts angekommen. Benutze die Website in einem anderen Tab und lade diese Seite neu.',
    received: 'Empfangen',
    kind: 'Art',
    viewer: 'Nutzer',
    event: 'Ereignis',
  },
} as const;

interface EventsPageOptions {
  /** The kind that is shown; undefined for all. */
  readonly kind: EventKind | undefined;
  readonly language: keyof typeof TEXTS;
  readonly nonce: string;
}

/** The page of the events, with all or with those of a kind. */
export function eventsPage(
  events: readonly ReceivedEvent[],
  { kind: shown, language, nonce }: EventsPageOptions,
) {
  const texts = TEXTS[language];
  const hrefOf = (kind: EventKind | undefined) => {
    const query = new URLSearchParams({
      ...(kind !== undefined && { kind }),
      ...(language !== 'en' && { lang: language }),
    });
    return query.size === 0 ? '/__events' : `/__events?${query}`;
  };
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
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${texts.title}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>${texts.title}</h1>
        <nav aria-label="${texts.kinds}">
          ${[undefined, ...EVENT_KINDS].map(
            (kind) =>
              html`<a href="${hrefOf(kind)}" ${kind === shown ? raw('aria-current="page"') : ''}
                >${kind ?? texts.all}</a
              > `,
          )}
        </nav>
        ${events.length === 0 ? html`<p>${texts.empty}</p>` : ''}
        <table>
          <thead>
            <tr>
              <th scope="col">${texts.received}</th>
              <th scope="col">${texts.kind}</th>
              <th scope="col">${texts.viewer}</th>
              <th scope="col">${texts.event}</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </body>
    </html>`;
}
