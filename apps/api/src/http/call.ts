import { gate, type GatedAction } from '@tackboard/domain';
import type { Context } from 'hono';
import type * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import type { Viewer } from '../sessions/sessions.js';
import { NOTHING } from '../wire/shapes.js';

/** The HTTP method of a call. Only `GET` is a read. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a request carries its input:
 * - `data`: `data={"options":{…},"context":{}}`, in the query of a read, in the form body of a write;
 * - `query`, `form`, `json`, `multipart`: each value by its name.
 *
 * Values of the path's `{placeholders}` come from the path.
 */
export type CallEncoding = 'data' | 'query' | 'form' | 'json' | 'multipart';

/**
 * A name, a method and a path with `{placeholders}`: `followBoard PUT /v3/boards/{board_id}/follow/`. The name is that of the
 * client's endpoint, and unique.
 */
export type EndpointLine = `${string} ${CallMethod} /${string}`;

/** What a call is, without what it does. */
interface CallDetails {
  readonly endpoint: EndpointLine;
  /** One line for the documentation, with the section of the specification. */
  readonly summary: string;
  /** Default: `data` below `/resource/`, elsewhere `query` for a read and `form` for a write. */
  readonly encoding?: CallEncoding;
  /** `data` of the response. Use `z.looseObject`: it documents what clients may rely on. */
  readonly response: z.ZodType;
  /** `graph` responds with `{data, errors}` in place of `{resource_response}`. Default: `resource`. */
  readonly envelope?: 'resource' | 'graph';
  /**
   * Runs in a transaction, and once for each `Idempotency-Key` of a signed-in viewer. Without a key, and for visitors, each
   * request runs it: it must be safe to repeat.
   */
  readonly isKeyed?: boolean;
  /** The data depends on the input and the database only, and for visitors on nobody: their responses are cached. */
  readonly isSameForVisitors?: boolean;
  /** The largest body. Default: 64 KB. */
  readonly maxBodyBytes?: number;
  /** The action of the person, for the one rule of who may do what: a limited login is refused most of them (S3 §6). */
  readonly action?: GatedAction;
  /** Whether a write needs the CSRF token of the page. Default: true. */
  readonly needsToken?: boolean;
  /** A rate limit of its own, in requests per minute and address, beside the common one. */
  readonly requestsPerMinute?: number;
}

/** The argument of {@link CallDefinition.run}. */
export interface CallRequest<Input> {
  readonly input: Input;
  readonly viewer: Viewer;
  /** Whether an update arrived as PATCH (S2 §7). */
  readonly isPatch: boolean;
  readonly context: Context;
}

/** A request of a signed-in viewer. */
export interface SignedInRequest<Input> extends CallRequest<Input> {
  readonly userId: string;
}

/** The result of a call. */
export interface CallResult {
  readonly data: unknown;
  /** The bookmark of the next page, `-end-` on the last one. */
  readonly bookmark?: string;
}

/** The request of a call, with the id of the viewer if it needs a sign-in. */
type RequestOf<Schema extends z.ZodType, NeedsSignIn extends boolean> = NeedsSignIn extends true
  ? SignedInRequest<z.output<Schema>>
  : CallRequest<z.output<Schema>>;

/** A call: the row, the schema of its input, and what it does. */
export interface CallDefinition<
  Schema extends z.ZodType,
  Prepared,
  NeedsSignIn extends boolean,
  Result = CallResult,
> extends CallDetails {
  readonly input: Schema;
  readonly needsSignIn?: NeedsSignIn;
  /** Work that runs before the transaction of the call, such as converting a picture. */
  readonly prepare?: (request: RequestOf<Schema, NeedsSignIn>) => Promise<Prepared>;
  /** Synchronous, because it runs in a transaction. */
  readonly run: (
    request: RequestOf<Schema, NeedsSignIn> & { readonly prepared: Prepared },
  ) => Result;
}

/** One endpoint. Create it with {@link defineCall}. */
export interface Call extends Omit<CallDetails, 'endpoint'> {
  readonly name: string;
  readonly method: CallMethod;
  readonly path: string;
  readonly encoding: CallEncoding;
  /** The heading in the documentation: `Pins`. */
  readonly area?: string;
  readonly input: z.ZodType;
  readonly needsSignIn: boolean;
  /** Checks the input and prepares the call. The returned function does the work; it may run again after a lock. */
  readonly begin: (
    sent: unknown,
    request: Omit<CallRequest<never>, 'input'>,
  ) => Promise<{ readonly input: unknown; readonly work: () => CallResult }>;
}

/** Defines a call. `run` gets the parsed input, and with `needsSignIn: true` the `userId`. */
export function defineCall<
  Schema extends z.ZodType,
  Prepared = undefined,
  NeedsSignIn extends boolean = false,
>(definition: CallDefinition<Schema, Prepared, NeedsSignIn>): Call {
  const [name, method, path] = definition.endpoint.split(' ') as [string, CallMethod, string];
  const ofPath = path.startsWith('/resource/') ? 'data' : method === 'GET' ? 'query' : 'form';
  const encoding = definition.encoding ?? ofPath;
  const needsSignIn = definition.needsSignIn === true;
  return {
    ...definition,
    name,
    method,
    path,
    encoding,
    needsSignIn,
    begin: async (sent, request) => {
      const input = checkedInput(definition.input, encoding, sent);
      const { userId } = request.viewer;
      if (needsSignIn) {
        if (userId === null) throw new ResourceError('signInRequired');
        requireFullLogin(definition, request.viewer);
      }
      const asked = { ...request, input, userId } as RequestOf<Schema, NeedsSignIn>;
      const prepared = (await definition.prepare?.(asked)) as Prepared;
      return { input, work: () => definition.run({ ...asked, prepared }) };
    },
  };
}

/** A write of a signed-in viewer, once for each key; without `response` it returns nothing. */
type WriteDefinition<Schema extends z.ZodType, Prepared> = Omit<
  CallDefinition<Schema, Prepared, true, CallResult | void>,
  'needsSignIn' | 'isKeyed' | 'response'
> & { readonly response?: z.ZodType };

/** Defines a write of a signed-in viewer. */
export function defineWrite<Schema extends z.ZodType, Prepared = undefined>(
  definition: WriteDefinition<Schema, Prepared>,
): Call {
  return defineCall<Schema, Prepared, true>({
    ...definition,
    response: definition.response ?? NOTHING,
    needsSignIn: true,
    isKeyed: true,
    run: (request) => definition.run(request) ?? { data: null },
  });
}

/** Two writes that are alike: the first turns something on, the second turns it off. */
interface ToggleDefinition<Schema extends z.ZodType> {
  readonly endpoints: readonly [on: EndpointLine, off: EndpointLine];
  readonly summaries: readonly [on: string, off: string];
  readonly actions: readonly [on: GatedAction, off: GatedAction];
  readonly input: Schema;
  readonly run: (request: SignedInRequest<z.output<Schema>>, isOn: boolean) => void;
}

/** Defines two writes of a signed-in viewer that are alike. */
export function defineToggle<Schema extends z.ZodType>(
  definition: ToggleDefinition<Schema>,
): readonly [on: Call, off: Call] {
  const { endpoints, summaries, actions, input, run } = definition;
  const write = (index: 0 | 1): Call =>
    defineWrite({
      endpoint: endpoints[index],
      summary: summaries[index],
      input,
      action: actions[index],
      run: (request) => run(request, index === 0),
    });
  return [write(0), write(1)];
}

/** Throws `limitedLogin` for an action that needs another login (S3 §1 §6). */
function requireFullLogin(
  { action }: Pick<CallDetails, 'action'>,
  { isLimited = false }: Viewer,
): void {
  if (action === undefined) return;
  const { outcome } = gate({ isAuth: true, isLimitedLogin: isLimited }, action);
  if (outcome === 'limited-login') throw new ResourceError('limitedLogin');
}

/** Throws `otherViewer` when a write names another account than the viewer's own: this server has no delegated accounts. */
export function requireOwnAccount(userId: string, ...named: (string | null)[]): void {
  if (named.every((id) => id === null || id === userId)) return;
  throw new ResourceError('otherViewer', 'The account in the request is not the signed-in viewer.');
}

function checkedInput<Schema extends z.ZodType>(
  input: Schema,
  encoding: CallEncoding,
  sent: unknown,
): z.output<Schema> {
  const result = input.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...(encoding === 'data' ? ['options'] : []), ...(issue?.path ?? [])].join('.');
  const where = path === '' ? 'request' : path;
  throw new ResourceError('invalidRequest', `${where}: ${issue?.message ?? 'invalid'}.`);
}
