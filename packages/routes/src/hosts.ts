import { DOT } from './codes.js';

const MAX_PORT = 65_535;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };
/** Hosts whose text needs no more than lower case; the rest are addresses, letters beyond ASCII, escapes. */
const PLAIN_HOST = /^[a-z\d._-]+$/;
/** A last label that is a number makes the whole host an IPv4 address, however it is written. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/;

/**
 * What the platform's own URL reads from a host that is no plain name. Null when it is no host. Where a platform has no
 * URL the host stays as it is written.
 */
const platformHost = (name: string): string | null => {
  if (typeof URL === 'undefined') return name;
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return null;
  }
};

/**
 * The host of an authority (`user:password@Host:443`) as the URL standard prints it, its port only where it is not the
 * scheme's own. Null when the authority is none.
 */
export const hostOf = (authority: string, scheme: string): string | null => {
  const [, name = '', port = ''] =
    /^(.*?)(?::(\d*))?$/s.exec(authority.slice(authority.lastIndexOf('@') + 1)) ?? [];
  if (Number(port) > MAX_PORT) return null;
  const lower = name.toLowerCase();
  const host = PLAIN_HOST.test(lower) && !ENDS_IN_NUMBER.test(lower) ? lower : platformHost(lower);
  if (host === null || host === '') return null;
  const printedPort = port === '' ? '' : String(Number(port));
  return printedPort === '' || printedPort === DEFAULT_PORTS[scheme]
    ? host
    : `${host}:${printedPort}`;
};

/** Whether `text[from, to)` is one of the hosts or, where that counts, a subdomain of one. */
export const isHostIn = (
  hosts: readonly string[],
  subdomains: boolean,
  text: string,
  from: number,
  to: number,
): boolean => {
  for (const host of hosts) {
    const at = to - host.length;
    if (at >= from && text.startsWith(host, at)) {
      if (at === from) return true;
      if (subdomains && at > from + 1 && text.charCodeAt(at - 1) === DOT) return true;
    }
  }
  return false;
};
