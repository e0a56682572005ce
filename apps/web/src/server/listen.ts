import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OptionError } from '@tackboard/api';
import { DEFAULT_HOST } from './config.js';

/** Starts listening and returns the server's address. Throws an `OptionError` when host or port are not available. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  }
  const { port: bound } = server.address() as AddressInfo;
  if (host === DEFAULT_HOST) return `http://localhost:${bound}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
}

/** Responds with 503 while the database is being filled. */
export function sendStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' });
  response.end('The server is starting.\n');
}

function listenError(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OptionError('PORT', String(port), 'a port that no other program listens on');
    case 'EACCES':
      return new OptionError('PORT', String(port), 'a port that you may listen on, such as 4173');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OptionError(
        'HOST',
        host,
        'an address of this computer, such as 127.0.0.1 or 0.0.0.0',
      );
    default:
      return error;
  }
}
