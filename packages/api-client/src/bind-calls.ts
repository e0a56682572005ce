import type { Client } from './client.js';

/** A function whose first parameter is the client. */
type Call = (client: Client, ...rest: never[]) => unknown;

/** The same functions without their first parameter. */
export type BoundCalls<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (
    client: Client,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * Binds calls to a client. A bundle contains only these: `bindCalls(client, { savePin, unsavePin, readPin })` is enough for
 * `createTackboard`.
 */
export function bindCalls<Calls extends Readonly<Record<string, Call>>>(
  client: Client,
  calls: Calls,
): BoundCalls<Calls> {
  const bound = Object.entries(calls).map(([name, call]) => [name, call.bind(null, client)]);
  return Object.fromEntries(bound) as BoundCalls<Calls>;
}
