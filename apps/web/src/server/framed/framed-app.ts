import { Hono } from 'hono';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { playerPage } from './player-page.js';
import { surveyPage } from './survey-page.js';

/**
 * Serves what pages of the demo frame, from an origin of its own: the survey, and the player of a seeded embed. Only pages
 * of `pageOrigin` may frame them.
 */
export function createFramedApp(pageOrigin: () => string): Hono<{
  Variables: SecureHeadersVariables;
}> {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  app.use((context, next) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: [NONCE],
        styleSrc: [NONCE],
        formAction: ["'none'"],
        frameAncestors: [pageOrigin()],
      },
      // The policy above says who may frame it.
      xFrameOptions: false,
      crossOriginResourcePolicy: 'cross-origin',
    })(context, next),
  );
  const nonceOf = (context: { get: (name: 'secureHeadersNonce') => string | undefined }) =>
    context.get('secureHeadersNonce') ?? '';
  app.get('/home-feed', (context) => context.html(surveyPage(nonceOf(context))));
  app.get('/player/loom-at-work', (context) => context.html(playerPage(nonceOf(context))));
  return app;
}
