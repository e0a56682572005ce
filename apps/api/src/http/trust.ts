import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { OptionError } from '../errors/option-error.js';
import { ResourceError } from '../errors/resource-error.js';

/** Which hosts and headers of a request the server believes. */
export interface TrustOptions {
  /**
   * Host names of the server beside `localhost` and IP addresses, without a port. Requests for other hosts are refused:
   * otherwise the page of a stranger, whose name leads to this server's address, acts as a page of the server.
   */
  readonly allowedHosts?: readonly string[];
  /** Believes the `X-Forwarded-Proto` and `X-Forwarded-Host` of a proxy. Default: false. */
  readonly trustProxy?: boolean;
}

/** What the server knows about the connection of a request. */
export interface Connection {
  /** The host that the browser asked for, with its port. */
  readonly host: string;
  /** Whether the browser uses TLS, directly or to a trusted proxy. */
  readonly isEncrypted: boolean;
}

const HOST_NAME = /^(?!\d+$)[a-z\d-]+(?:\.[a-z\d-]+)*$/;

/** Checks a host name of the options. */
export function checkHostName(option: string, name: string): string {
  const lower = name.toLowerCase();
  if (HOST_NAME.test(lower)) return lower;
  throw new OptionError(option, name, 'host names without a port, such as pins.example');
}

/** Returns the function that reads the connection of a request. */
export function createReadConnection({
  trustProxy = false,
}: TrustOptions): (context: Context) => Connection {
  return (context) => {
    const { host, protocol } = new URL(context.req.url);
    const forwarded = (name: string) =>
      trustProxy ? context.req.header(name)?.split(',')[0]?.trim() : undefined;
    return {
      host: forwarded('x-forwarded-host') ?? context.req.header('host') ?? host,
      isEncrypted: (forwarded('x-forwarded-proto') ?? protocol.replace(':', '')) === 'https',
    };
  };
}

/** Whether a host names this computer, or is an address: a name is needed to lead a browser here by DNS. */
function isOwnAddress(name: string): boolean {
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(address) !== 0;
}

/** Throws `unknownHost` for requests for a host that is neither `localhost`, an address nor allowed. */
export function requireKnownHost(
  { allowedHosts = [] }: TrustOptions,
  readConnection: (context: Context) => Connection,
): MiddlewareHandler {
  const allowed = new Set(allowedHosts.map((name) => checkHostName('allowedHosts', name)));
  return async (context, next) => {
    const { host } = readConnection(context);
    const name = URL.parse(`http://${host}`)?.hostname ?? '';
    if (!allowed.has(name) && !isOwnAddress(name)) {
      throw new ResourceError('unknownHost', 'Add the host to ALLOWED_HOSTS.');
    }
    await next();
  };
}
