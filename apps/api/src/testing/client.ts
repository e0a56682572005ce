import { type ClientCalls, createCalls, createClient } from '@tackboard/api-client';

/** The calls of the client, as a browser makes them: with its cookies and its CSRF token. */
export interface TestClient {
  readonly calls: ClientCalls;
  readonly cookies: ReadonlyMap<string, string>;
  /** The parts of responses that do not fit the model. */
  readonly drift: readonly string[];
}

/** A new key for each write. */
export function key(): { readonly idempotencyKey: string } {
  return { idempotencyKey: crypto.randomUUID() };
}

/** Connects the client to a server, signed in if there is a username. A failed call is not retried. */
export async function connect(origin: string, username?: string): Promise<TestClient> {
  const cookies = new Map<string, string>();
  const drift: string[] = [];
  const client = createClient({
    origin,
    retry: { limit: 0 },
    csrfToken: () => cookies.get('csrftoken'),
    headers: () => ({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      for (const line of response.headers.getSetCookie()) {
        const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined) cookies.set(name, value);
      }
      return response;
    },
    onDrift: ({ kind, path }) => {
      drift.push(`${kind} ${path}`);
    },
  });
  const calls = createCalls(client);
  await calls.readSession();
  if (username !== undefined) await calls.signIn({ username }, key());
  return { calls, cookies, drift };
}
