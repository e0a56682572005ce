import { linkWords } from '@tackboard/domain/words';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { ResourceError } from '../errors/resource-error.js';
import type { Interstitial, Interstitials } from './interstitials.js';

/** Names the host of a link, or says why it is not opened. */
function page({ url, host, redirectStatus, path }: Interstitial) {
  const isAllowed = redirectStatus === 'allowed';
  const title = isAllowed ? linkWords.leaving({ host }) : linkWords[`${redirectStatus}Title`]();
  const message = isAllowed ? '' : linkWords[redirectStatus]({ host });
  const goOn = html`<p><a href="${path}" rel="nofollow noopener">${linkWords.goOn()}</a></p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${message}</p>
          <p><code>${url}</code></p>
          ${path === undefined ? '' : goOn}
          <p><a href="/">${linkWords.goBack()}</a></p>
        </main>
      </body>
    </html>`;
}

/** Options of {@link interstitialPages}. */
export interface InterstitialPageOptions {
  /** Whether the host has its own pages for links that are not followed at once. Default: false. */
  readonly hasOwnPages?: boolean;
}

/**
 * Serves the pages before a link leaves the site (S3 §2.3). `/pin_redirect` opens nothing: it names the host and asks for a
 * press. `/offsite/` follows the link of that press, and asks whoever has no valid token of their own, so that nobody can
 * send people elsewhere in the site's name.
 */
export function interstitialPages(
  { read, isFollowed }: Interstitials,
  { hasOwnPages = false }: InterstitialPageOptions = {},
): Hono {
  const ask = (context: Context, link: string) => {
    const shown = read(context, link);
    if (shown === undefined) {
      throw new ResourceError('invalidRequest', 'The url must be an http or https URL.');
    }
    context.header('cache-control', 'private, no-store');
    return context.html(page(shown));
  };
  const app = new Hono();
  app.get('/offsite/', (context, next) => {
    const link = context.req.query('url') ?? '';
    if (isFollowed(context, link, context.req.query('token') ?? '')) {
      context.header('cache-control', 'private, no-store');
      return context.redirect(new URL(link).href);
    }
    return hasOwnPages ? next() : ask(context, link);
  });
  app.get('/pin_redirect', (context, next) =>
    hasOwnPages ? next() : ask(context, context.req.query('redirectUrl') ?? ''),
  );
  return app;
}
