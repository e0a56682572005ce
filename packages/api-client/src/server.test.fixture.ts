import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One request that the server received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** Responds to the n-th request (from 0). */
export type Behaviour = (response: ServerResponse, received: Received, n: number) => void;

export interface TestServer {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Resolves when this many requests have arrived. */
  readonly until: (count: number) => Promise<void>;
}

/** Starts a real server on a free port and stops it after the test. It reads each request before it responds. */
export async function startServer(behave: Behaviour): Promise<TestServer> {
  const received: Received[] = [];
  const watchers: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const one: Received = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        form: new URLSearchParams(body),
        body,
        headers: request.headers,
      };
      received.push(one);
      behave(response, one, received.length - 1);
      for (const watcher of watchers) if (received.length >= watcher.count) watcher.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    until: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else watchers.push({ count, resolve });
      }),
  };
}

/** Responds with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A success envelope with `data` (S1 §7.3). */
export function good(data: unknown, bookmark?: string): object {
  return { resource_response: { status: 'success', code: 0, message: 'ok', data, bookmark } };
}

/** A failure envelope. */
export function bad(error: object): object {
  return { resource_response: { status: 'failure', message: 'ok', data: null, error } };
}
