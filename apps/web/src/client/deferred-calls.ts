import type { ClientCalls } from '@tackboard/api-client';
import { CALL_NAMES } from './call-names.js';

type AnyCall = (...request: unknown[]) => Promise<unknown>;

/**
 * Returns calls that wait for their code, which `load` loads. A call whose code fails to load was not sent: it rejects with
 * an error that says so, and the next call loads the code again.
 */
export function deferCalls(load: () => Promise<ClientCalls>): ClientCalls {
  const deferred = CALL_NAMES.map((name) => {
    const call: AnyCall = async (...request) => {
      const calls = await load().catch((cause: unknown) => {
        const error = new Error(`${name}: the code of the calls did not load.`, { cause });
        throw Object.assign(error, { outcome: 'failed' });
      });
      return (calls[name] as AnyCall)(...request);
    };
    return [name, call] as const;
  });
  // A test compares the names with those of the client's calls.
  return Object.fromEntries(deferred) as unknown as ClientCalls;
}
