import { serveStatic } from '@hono/node-server/serve-static';
import type { Api } from '@tackboard/api';
import type { Device } from '@tackboard/domain';
import { classify } from '@tackboard/routes';
import { Hono, type HonoRequest } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { driftLine } from '../app/drift-line.js';
import { contentOf, redirectOf } from './content.js';
import { renderDocument } from './document.js';

/** Options of {@link createApp}. */
export interface AppOptions {
  readonly api: Api;
  /** The folder of the built client files; absent in development, where Vite serves them. */
  readonly clientDirectory?: string;
  /** Returns the tags that load the page's script and styles, for the nonce of a response. */
  readonly head: (nonce: string) => string;
}

const MINUTE_MS = 60_000;

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Creates the server of the demo: pages, assets and API from one origin. */
export function createApp({ api, clientDirectory, head }: AppOptions) {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  // It also brings the security headers, compression and request log of all that follows.
  app.route('/', api.app);
  if (clientDirectory !== undefined) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDirectory,
        onFound: (_path, context) => context.header('Cache-Control', ONE_YEAR),
      }),
    );
    app.use('/favicon.svg', serveStatic({ root: clientDirectory }));
  }
  app.get('*', (context) => {
    const { viewer, session } = api.visit(context);
    const { origin, pathname, search, searchParams } = new URL(context.req.url);
    const link = classify(pathname);
    const elsewhere = redirectOf(link, pathname + search, session.user?.username);
    if (elsewhere !== undefined) return context.redirect(elsewhere);
    const page = contentOf(link, searchParams, api, viewer);
    const device = deviceOf(context.req);
    const printedAt = Date.now();
    const render = (nonce: string) =>
      renderDocument({
        state: { page, session, people: api.people(), device, printedAt },
        head: head(nonce),
        nonce,
        origin,
        onDrift: (drift) => console.warn(driftLine(drift)),
      });
    const nonce = context.get('secureHeadersNonce') ?? '';
    // The texts of a page name ages, so a page is kept for a minute at most.
    const visitorKey = `${device} ${Math.floor(printedAt / MINUTE_MS)} ${context.req.url}`;
    const html =
      viewer.userId === null ? api.visitorPage(visitorKey, nonce, render) : render(nonce);
    context.header('Cache-Control', 'private, no-cache');
    return context.html(html, page.kind === 'missing' ? 404 : 200);
  });
  return app;
}

/** Detects phones by client hint or user agent. */
function deviceOf(request: HonoRequest): Device {
  const isMobile =
    request.header('sec-ch-ua-mobile') === '?1' ||
    /\bMobi/.test(request.header('user-agent') ?? '');
  return isMobile ? 'mobile' : 'desktop';
}
