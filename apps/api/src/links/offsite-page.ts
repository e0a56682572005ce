import { linkWords } from '@tackboard/domain/words/links';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { ResourceError } from '../errors/resource-error.js';
import type { CheckLink } from './check-link.js';
import type { OffsiteTokens } from './offsite-token.js';

/** What the page says about a link, and whether it may be followed from here. */
interface OffsiteContent {
  readonly title: string;
  readonly message: string;
  readonly url: URL;
  readonly canGoOn: boolean;
}

function page({ title, message, url, canGoOn }: OffsiteContent) {
  const goOn = html`<p>
    <a href="${url.href}" rel="nofollow noopener noreferrer">${linkWords.goOn()}</a>
  </p>`;
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
          <p><code>${url.href}</code></p>
          ${canGoOn ? goOn : ''}
          <p><a href="/">${linkWords.goBack()}</a></p>
        </main>
      </body>
    </html>`;
}

/** Options of {@link offsitePage}. */
export interface OffsiteOptions {
  /** Whether a host has its own page for links that are not followed at once. Default: false. */
  readonly hasOwnPage?: boolean;
}

/**
 * Serves the page before a link leaves the site (S3 §2.3). A link with a valid token is followed at once; without one the
 * page asks first, so that nobody can send people elsewhere in the site's name. A link that is not allowed has no button to continue.
 */
export function offsitePage(
  checkLink: CheckLink,
  tokens: OffsiteTokens,
  { hasOwnPage = false }: OffsiteOptions = {},
): Hono {
  const app = new Hono();
  app.get('/', (context, next) => {
    const sent = context.req.query('url') ?? '';
    const url = URL.parse(sent);
    const isLink = url !== null && /^https?:$/.test(url.protocol);
    const isFollowed =
      isLink &&
      checkLink(url).redirect_status === 'allowed' &&
      tokens.verify(context.req.query('token') ?? '', sent);
    if (!isFollowed && hasOwnPage) return next();
    if (!isLink) throw new ResourceError('invalidRequest', 'The url must be an http or https URL.');
    context.header('cache-control', 'private, no-store');
    const status = checkLink(url).redirect_status;
    const host = url.hostname;
    if (status !== 'allowed') {
      const title = linkWords[`${status}Title`]();
      return context.html(
        page({ title, message: linkWords[status]({ host }), url, canGoOn: false }),
      );
    }
    if (isFollowed) return context.redirect(url.href);
    return context.html(
      page({ title: linkWords.leaving({ host }), message: '', url, canGoOn: true }),
    );
  });
  return app;
}
