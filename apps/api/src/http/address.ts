import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The parts of an IPv6 address that name a network: its owner has all addresses in it. */
const NETWORK_PARTS = 4;

/**
 * Returns what rate limits count by: the address of the client, of IPv6 its network. A trusted proxy adds the address that it
 * sees at the end of `X-Forwarded-For`; what stands before it, the client may have made up.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for') : undefined;
  const environment = context.env as Partial<HttpBindings> | undefined;
  const socketAddress = environment?.incoming?.socket.remoteAddress;
  const address = forwarded?.split(',').at(-1)?.trim() ?? socketAddress ?? 'unknown';
  // ::ffff:127.0.0.1 is an IPv4 address.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const parts = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${parts.slice(0, NETWORK_PARTS).join(':')}::/64`;
}
