import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OptionError } from '@tackboard/api';

/** Starts listening and returns the server's address. Throws an `OptionError` when the port is not available. */
export async function listen(server: Server, port: number): Promise<string> {
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    throw portError(error, port);
  }
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Responds with 503 while the database is being filled. */
export function sendStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' });
  response.end('The server is starting.\n');
}

function portError(error: unknown, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OptionError('PORT', String(port), 'a port that no other program listens on');
    case 'EACCES':
      return new OptionError('PORT', String(port), 'a port that you may listen on, such as 4173');
    default:
      return error;
  }
}
