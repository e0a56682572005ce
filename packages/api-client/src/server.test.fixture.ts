import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One request as the server got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

/** Answers the n-th request (from 0). */
export type Behaviour = (answer: ServerResponse, received: Received, n: number) => void;

export interface TestServer {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Ends when so many requests have arrived whole. */
  readonly until: (count: number) => Promise<void>;
}

/** A real server on a free port, closed when the test ends. Requests are read whole before they are answered. */
export async function startServer(behave: Behaviour): Promise<TestServer> {
  const received: Received[] = [];
  const watchers: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const one: Received = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        form: new URLSearchParams(Buffer.concat(chunks).toString()),
        headers: request.headers,
      };
      received.push(one);
      behave(answer, one, received.length - 1);
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

/** Answers with JSON. */
export function json(
  answer: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  answer.writeHead(status, { 'content-type': 'application/json', ...headers });
  answer.end(JSON.stringify(body));
}

/** A good envelope around `data`, as S2 §7 and decisions.md ("Talking to a server") describe it. */
export function good(data: unknown, bookmark?: string): object {
  return { resource_response: { status: 'success', code: 0, message: 'ok', data, bookmark } };
}

/** A failure as an envelope tells it. */
export function bad(error: object): object {
  return { resource_response: { status: 'failure', message: 'ok', data: null, error } };
}
