import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isOptionError, SERVER_OPTIONS } from '@tackboard/api';
import { listen } from '../listen.js';
import { createFramedApp } from './framed-app.js';

/** A running server of pages to frame. */
export interface FramedServer {
  readonly origin: string;
  readonly server: Server;
}

/** Starts the server of pages to frame on the port after that of the site, or on a free one when another program has it. */
export async function startFramed(
  { host, port }: { readonly host: string; readonly port: number },
  pageOrigin: string,
): Promise<FramedServer> {
  const app = createFramedApp(() => pageOrigin);
  const listener = getRequestListener(app.fetch);
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
