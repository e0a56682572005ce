import type { Context } from 'hono';
import type { Call } from './call.js';
import { sessionToken } from './visit.js';

/** All entries together. More empty the cache. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Longer requests are rarely repeated. */
const MAX_KEY_LENGTH = 2000;

/** The responses that are the same for every visitor. */
export interface VisitorCache {
  /** The key of a request; `undefined` unless every visitor gets the same response to it. */
  readonly keyOf: (call: Call, context: Context) => string | undefined;
  readonly read: (key: string) => Uint8Array<ArrayBuffer> | undefined;
  readonly write: (key: string, body: Uint8Array<ArrayBuffer>) => void;
}

/**
 * Creates a cache that is empty again as soon as anything in the database has changed, so that it never serves what is no
 * longer true. A browser with a session is no visitor, valid or not.
 */
export function createVisitorCache(contentVersion: () => string): VisitorCache {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  let version = '';
  let bytes = 0;
  const clear = (): void => {
    bodies.clear();
    bytes = 0;
  };
  return {
    keyOf: (call, context) => {
      if (call.isSameForVisitors !== true || sessionToken(context) !== undefined) return undefined;
      const { search } = new URL(context.req.url);
      const sent = call.encoding === 'query' ? search : (context.req.query('data') ?? '');
      return sent.length > MAX_KEY_LENGTH ? undefined : `${call.name} ${sent}`;
    },
    read: (key) => {
      const current = contentVersion();
      if (current !== version) {
        clear();
        version = current;
      }
      return bodies.get(key);
    },
    write: (key, body) => {
      if (bytes + body.length > MAX_BYTES) clear();
      bodies.set(key, body);
      bytes += body.length;
    },
  };
}
