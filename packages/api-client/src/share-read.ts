import type { Client } from './client.js';

/** A read on its way, and the callers that wait for it. */
interface SharedRead {
  readonly result: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

const readsOf = new WeakMap<Client, Map<string, SharedRead>>();

/**
 * Lets equal reads share one request. Each caller stops waiting at its own signal, and the request is aborted when nobody
 * waits any more. `aborted` creates the error of a caller whose signal aborted.
 */
export function shareRead<Result>(
  client: Client,
  key: string,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Result>,
  aborted: (reason: unknown) => Error,
): Promise<Result> {
  const reads = readsOf.get(client) ?? new Map<string, SharedRead>();
  readsOf.set(client, reads);
  let read = reads.get(key);
  if (!read) {
    const controller = new AbortController();
    read = { result: send(controller.signal), controller, waiting: 0 };
    reads.set(key, read);
  }
  const shared = read;
  shared.waiting += 1;

  return new Promise<Result>((resolve, reject) => {
    const leave = (): void => {
      signal?.removeEventListener('abort', abort);
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      if (reads.get(key) === shared) reads.delete(key);
      shared.controller.abort(signal?.reason);
    };
    const abort = (): void => {
      leave();
      reject(aborted(signal?.reason));
    };
    signal?.addEventListener('abort', abort);
    (shared.result as Promise<Result>).then(resolve, reject).finally(() => {
      if (!signal?.aborted) leave();
    });
  });
}

/**
 * Makes later reads send requests of their own. Called when a write ends: the response to a read that was sent before may
 * be older than the write.
 */
export function forgetReads(client: Client): void {
  readsOf.delete(client);
}
