import { serveStatic } from '@hono/node-server/serve-static';
import type { Api } from '@tackboard/api';
import { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { documentOptions } from '../app/document-options.js';
import { documentContext, driftContext, loaderContext, nonceContext } from '../app/page.server.js';
import { failedDocument } from './failed-document.js';
import { createLoaderContext } from './loader-context.js';
import { rootData } from './root-data.js';
import { siteFiles } from './site-files.js';

/** Options of {@link createApp}. */
export interface AppOptions {
  readonly api: Api;
  /** The folder of the built client files; absent in development, where Vite serves them. */
  readonly clientDirectory?: string;
  /** The pages, as React Router has built them. */
  readonly build: Parameters<typeof createRequestHandler>[0];
}

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Creates the server of the demo: pages, assets and API from one origin. */
export function createApp({ api, clientDirectory, build }: AppOptions) {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  // It also sets the Content-Security-Policy with its nonce, compresses and logs all that follows.
  app.route('/', api.app);
  if (clientDirectory !== undefined) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDirectory,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', ONE_YEAR),
      }),
    );
    app.use('/favicon.svg', serveStatic({ root: clientDirectory }));
  }
  app.route('/', siteFiles(api));
  app.onError((error, context) => {
    console.error(error);
    context.header('Cache-Control', 'private, no-store');
    const { language } = documentOptions(new URL(context.req.url).searchParams);
    const nonce = context.get('secureHeadersNonce') ?? '';
    return context.html(failedDocument({ nonce, language }), 500);
  });
  const handle = createRequestHandler(build, import.meta.env.MODE);
  app.get('*', async (context) => {
    // Who asks: from the cookies. A new visitor gets theirs in the headers of the answer.
    const visit = api.visit(context);
    const provider = new RouterContextProvider();
    const drift: string[] = [];
    provider.set(driftContext, drift);
    provider.set(loaderContext, (path) => createLoaderContext(api, context, visit, path, drift));
    provider.set(documentContext, (path) => rootData(api, context, visit, path));
    provider.set(nonceContext, context.get('secureHeadersNonce') ?? '');
    const response = await handle(context.req.raw, provider);
    response.headers.set('Cache-Control', 'private, no-cache');
    // With the headers that the visit has set, such as the cookie of a new visitor.
    return context.newResponse(response.body, response);
  });
  return app;
}
