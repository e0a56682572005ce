import { HASH, QUESTION, SLASH } from './codes.js';

/** The index of the path after the first of `starts` that the text begins with; -1 when it begins with none of them. */
export const pathBehind = (starts: readonly string[], text: string): number => {
  for (let n = 0; n < starts.length; n++) {
    const start = starts[n] ?? '';
    const { length } = start;
    if (text.slice(0, length) !== start) continue;
    if (length === text.length) return length;
    const code = text.charCodeAt(length);
    if (code === SLASH) return length + 1;
    if (code === QUESTION || code === HASH) return length;
  }
  return -1;
};

/** Whether a host is a subdomain of one of `hosts`. */
export const isSubdomain = (hosts: readonly string[], host: string): boolean =>
  hosts.some((own) => host.length > own.length + 1 && host.endsWith(`.${own}`));

/** Whether a host is one of `hosts` or a subdomain of one (S1 §2, S2 §5). Hosts are compared as `URL` prints them. */
export const isListedHost = (hosts: readonly string[], host: string): boolean =>
  hosts.includes(host) || isSubdomain(hosts, host);
