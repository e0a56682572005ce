import type { ClientCalls } from '@tackboard/api-client';
import type { TackboardCalls } from '@tackboard/domain';

type AnyCall = (...request: unknown[]) => Promise<unknown>;

/** The calls that the kit can use and the client does not have. The kit looks whether a call is there. */
const ABSENT: Readonly<Record<Exclude<keyof TackboardCalls, keyof ClientCalls>, true>> = {
  findQuickSavesBoard: true,
};

/**
 * Returns calls that wait for their code, which `load` loads. A call whose code fails to load was not sent: it rejects with
 * an error that says so, and the next call loads the code again.
 */
export function deferCalls(load: () => Promise<ClientCalls>): ClientCalls {
  const deferred =
    (name: keyof ClientCalls): AnyCall =>
    async (...request) => {
      const calls = await load().catch((cause: unknown) => {
        const error = new Error(`${name}: the code of the calls did not load.`, { cause });
        throw Object.assign(error, { outcome: 'failed' });
      });
      return (calls[name] as AnyCall)(...request);
    };
  // The names of the calls are in their code.
  const calls = new Proxy<Record<string, AnyCall>>(
    {},
    {
      get: (known, name: string) =>
        name in ABSENT ? undefined : (known[name] ??= deferred(name as keyof ClientCalls)),
    },
  );
  return calls as unknown as ClientCalls;
}
