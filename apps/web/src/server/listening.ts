import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OptionError } from '@tackboard/api';

/** Waits until a server takes requests and tells its address. Throws an `OptionError` when it cannot have the port. */
export async function listening(server: Server, port: number): Promise<string> {
  try {
    if (!server.listening) await once(server, 'listening');
  } catch (error) {
    throw portError(error, port);
  }
  return `http://localhost:${(server.address() as AddressInfo).port}`;
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
