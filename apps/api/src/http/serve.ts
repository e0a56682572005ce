import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { queueRequests } from './queue-requests.js';

/**
 * Options of `http.createServer` that end the connections of slow clients: one that sends its headers for more than 10 s or
 * its request for more than 2 minutes gets 408. An idle connection is closed after 65 s: clients and proxies that keep theirs
 * for a minute close first, and send no request into one that is being closed.
 */
export const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions;

/** How long pending requests may take to finish when the server stops. */
const GRACE_MS = 5000;

/** How often idle connections are closed while the server stops. */
const IDLE_CHECK_MS = 20;

/** A listening server. */
export interface RunningServer {
  readonly origin: string;
  readonly server: Server;
  /** Calls {@link stopServer}. */
  readonly stop: () => Promise<void>;
}

/** Options of {@link startServer}. */
export interface StartOptions {
  /** 0, the default, selects a free port. */
  readonly port?: number;
  /** Default: only this computer. */
  readonly hostname?: string;
  readonly server?: ServerOptions;
}

/** Serves an app, such as `api.app`, over HTTP. */
export async function startServer(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  { port = 0, hostname = '127.0.0.1', server: options = SERVER_OPTIONS }: StartOptions = {},
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch);
  const server = createServer(
    options,
    queueRequests((request, response) => void listener(request, response)),
  );
  await once(server.listen(port, hostname), 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${hostname}:${bound}`,
    server,
    stop: () => stopServer(server),
  };
}

/** Accepts no more requests, lets pending ones finish for up to 5 s, then resolves. */
export async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection becomes idle when its pending request has finished.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(grace);
}
