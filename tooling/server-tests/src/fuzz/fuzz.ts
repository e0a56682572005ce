import { visit } from '@tackboard/api/testing';
import { createBuildRequest, type FuzzRequest, type Operation } from './build-request.ts';
import { createRandom } from './random.ts';
import type { RowIds } from './values.ts';

/** Options of {@link runFuzz}. */
export interface FuzzOptions {
  readonly origin: string;
  readonly requests: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
  /** Ids of rows that exist, also of rows that nobody here may see. */
  readonly ids: RowIds;
  /** People who send requests, beside a visitor. */
  readonly usernames: readonly string[];
  /** A text that is only in what none of them may see. */
  readonly secret: string;
  /** Ends at the first fault. */
  readonly endsAtFault?: boolean;
}

/** A request whose response is a fault of the server. */
export interface FuzzFault {
  readonly problem: string;
  readonly operation: string;
  readonly request: FuzzRequest;
  readonly response: string;
}

/** The result of a run. */
export interface FuzzResult {
  readonly requests: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of successful responses by operation. */
  readonly successes: Readonly<Record<string, number>>;
  readonly faults: readonly FuzzFault[];
}

/** What only the server should know of itself. */
const TRACE =
  /\bat \S+ \(|\.[jt]s:\d+|node_modules|SQLITE|sqlite3?\b|no such (?:table|column)|SELECT .* FROM/;

/** Requests that are sent at the same time. */
const CONCURRENT = 8;

interface Paths {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>
  >;
}

/** Reads the operations of a server. Signing in and out would change who sends the requests. */
async function readOperations(origin: string): Promise<readonly Operation[]> {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as Paths;
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
    )
    .filter(({ operationId }) => !['signIn', 'signOut'].includes(operationId));
}

/** The part of a response that the server wrote: the envelope repeats the options of the request. */
function ownText(text: string): string {
  try {
    const { resource_response: response, ...rest } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(response ?? rest);
  } catch {
    return text;
  }
}

/** Sends requests that are derived from the OpenAPI document, and checks every response. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const random = createRandom(options.seed);
  const operations = await readOperations(options.origin);
  const build = createBuildRequest(random, options.ids);
  const people = await Promise.all(
    [undefined, ...options.usernames].map((username) => visit(options.origin, username)),
  );
  const statuses: Record<string, number> = {};
  const successes: Record<string, number> = {};
  const faults: FuzzFault[] = [];

  const send = async (): Promise<void> => {
    const operation = random.pick(operations);
    const request = build(operation);
    const { cookies } = random.pick(people);
    const response = await fetch(`${options.origin}${request.path}`, {
      method: request.method,
      headers: {
        ...request.headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    const { status } = response;
    const text = ownText(await response.text());
    statuses[status] = (statuses[status] ?? 0) + 1;
    const name = operation.operationId;
    if (status < 400) successes[name] = (successes[name] ?? 0) + 1;
    const report = (problem: string): void => {
      faults.push({ problem, operation: name, request, response: text.slice(0, 2000) });
    };
    if (status >= 500 && status !== 503) report(`status ${status}`);
    if (TRACE.test(text)) report('a stack trace or a query');
    if (text.includes(options.secret)) report('foreign data');
  };

  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < options.requests && !(options.endsAtFault && faults.length > 0)) {
      sent += 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  return { requests: sent, statuses, successes, faults };
}
