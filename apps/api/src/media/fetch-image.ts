import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { get as getHttp, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ResourceError } from '../errors/resource-error.js';

/** The largest picture that is fetched. */
const MAX_BYTES = 12 * 1024 * 1024;

const TIMEOUT_MS = 8000;

/** Addresses that belong to this machine or its network: a visitor must not reach them through the server. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of a private network, also as an IPv4 address inside of an IPv6 one. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Refuses private addresses at the lookup of the connection itself, so that a name cannot change in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const safe =
      error === null ? addresses.filter(({ address }) => !isPrivateAddress(address)) : [];
    const [first] = safe;
    if (first === undefined) callback(error ?? new Error(`${hostname} has no public address.`), []);
    else if (options.all === true) callback(null, safe);
    else callback(null, first.address, first.family);
  });
};

/** Fetches the bytes of a picture from another site. Throws `invalidImage`. Follows no redirect. */
export function fetchImage(link: string): Promise<Uint8Array> {
  const refuse = (detail: string) => new ResourceError('invalidImage', detail);
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '')
    return Promise.reject(refuse('The image_url must be an http or https URL.'));
  // An address is connected to without a lookup.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return Promise.reject(refuse('The image_url must have a host name.'));

  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const options: RequestOptions = { lookup: publicLookup, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const fail = (detail: string): void => {
      request.destroy();
      reject(refuse(detail));
    };
    const request = get(
      url,
      { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (response) => {
        if (response.statusCode !== 200) {
          fail(`The image_url responds with ${response.statusCode}.`);
          return;
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_BYTES) fail('The picture is too large.');
          else chunks.push(chunk);
        });
        response.on('error', () => fail('The image_url cannot be read.'));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      },
    );
    request.on('timeout', () => fail('The image_url does not respond.'));
    request.on('error', () => fail('The image_url cannot be read.'));
  });
}
