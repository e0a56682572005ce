import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { isOptionError, SERVER_OPTIONS } from '@tackboard/api';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { listen } from './listen.js';

/**
 * Serves what pages of the demo frame, from an origin of its own: the survey, and the player of a seeded embed. They are the files of
 * `public/framed`. Only pages of `pageOrigin` may frame them.
 */
export function createFramedApp(pageOrigin: string, directory: string): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        formAction: ["'none'"],
        frameAncestors: [pageOrigin],
      },
      // The policy above says who may frame it.
      xFrameOptions: false,
      crossOriginResourcePolicy: 'cross-origin',
    }),
  );
  const withEnding = (path: string) => (/\.\w+$/.test(path) ? path : `${path}.html`);
  app.use(serveStatic({ root: directory, rewriteRequestPath: withEnding }));
  return app;
}

/** A running server of pages to frame. */
export interface FramedServer {
  readonly origin: string;
  readonly server: Server;
}

/** Starts the server of pages to frame on the port after that of the site, or on a free one when another program has it. */
export async function startFramed(
  { host, port }: { readonly host: string; readonly port: number },
  pageOrigin: string,
  directory: string,
): Promise<FramedServer> {
  const listener = getRequestListener(createFramedApp(pageOrigin, directory).fetch);
  const server = createServer(
    SERVER_OPTIONS,
    (request, response) => void listener(request, response),
  );
  const origin = await listen(server, { host, port: port === 0 ? 0 : port + 1 }).catch(
    (error: unknown) => {
      if (!isOptionError(error)) throw error;
      return listen(server, { host, port: 0 });
    },
  );
  return { origin, server };
}
