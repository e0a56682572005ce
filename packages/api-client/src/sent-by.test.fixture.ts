import { type Client, createClient } from './client.js';
import { good, json, type Received, startServer } from './server.test.fixture.js';

/** The key of a write. */
export const KEY = { idempotencyKey: 'key-1' };

/** What a call sent, and what it returned. */
export interface Sent<Result> {
  readonly received: readonly Received[];
  /** Method, path and payload of each request. */
  readonly sent: readonly (readonly [method: string, path: string, payload: unknown])[];
  readonly result: Result;
}

/** Runs a call against a server that responds with `data`, or with the n-th of `pages`. */
export async function sentBy<Result>(
  call: (client: Client) => Promise<Result>,
  data: unknown = null,
  bookmark?: string,
): Promise<Sent<Result>> {
  const server = await startServer((response) => json(response, 200, good(data, bookmark)));
  const client = createClient({ origin: server.origin, fetch, csrfToken: () => 'tok' });
  const result = await call(client);
  const sent = server.received.map(
    (received) => [received.method, received.path, payloadOf(received)] as const,
  );
  return { received: server.received, sent, result };
}

/** The options of a `data` payload, else the values of the query or the form. */
function payloadOf({ query, form }: Received): unknown {
  const values = new URLSearchParams([...query, ...form]);
  const data = values.get('data');
  return data === null
    ? Object.fromEntries(values)
    : (JSON.parse(data) as { readonly options: unknown }).options;
}
