import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserCommand } from 'vitest/node';

/** A request that the upload server got. */
export interface ReceivedUpload {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Starts a server of another origin, and returns its address. It responds as its path says: `/204`, `/lost`, `/never`. */
    startUploadServer: () => Promise<string>;
    /** Returns what it received since it was started. */
    receivedUploads: () => Promise<readonly ReceivedUpload[]>;
    stopUploadServer: () => Promise<void>;
  }
}

let received: ReceivedUpload[] = [];

const server = createServer((request, response) => {
  const path = request.url?.slice(1);
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-headers', '*');
    response.end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('error', () => undefined);
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
    if (path === 'lost') request.socket.destroy();
    else if (path !== 'never') response.writeHead(Number(path)).end();
  });
});

const startUploadServer: BrowserCommand<[]> = async () => {
  received = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const receivedUploads: BrowserCommand<[]> = async () => received;

const stopUploadServer: BrowserCommand<[]> = async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
};

/** What the tests of uploads may ask of Node. */
export const uploadCommands = { startUploadServer, receivedUploads, stopUploadServer };
