import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Database } from '../database/database.js';
import { retryBusy } from '../database/retry-busy.js';
import { ResourceError } from '../errors/resource-error.js';
import type { RunOnce } from '../idempotency/run-once.js';
import type { Viewer } from '../sessions/sessions.js';
import type { Call, CallResult } from './call.js';
import { describeCall } from './describe-call.js';
import { successEnvelope } from './envelope.js';
import { limiter } from './rate-limit.js';
import { readInput } from './read-input.js';
import type { Connection } from './trust.js';
import { ensureCsrfToken, requireCsrfToken, requireSameOrigin, sessionToken } from './visit.js';
import type { VisitorCache } from './visitor-cache.js';

/** The largest body of a call that sets no limit of its own. */
const MAX_BODY_BYTES = 64 * 1024;

/** Variables of a request: its connection, and the options, which the response repeats. */
export interface ApiEnvironment {
  readonly Variables: {
    connection: Connection;
    requestId: string;
    callName?: string;
    sentOptions?: Record<string, unknown>;
  };
}

/** What {@link addCalls} needs of the server. */
export interface CallServices {
  readonly database: Database;
  readonly runOnce: RunOnce;
  readonly viewerOf: (context: Context) => Viewer;
  readonly trustProxy: boolean;
  /** The bodies of responses that are the same for every visitor. */
  readonly visitorCache: VisitorCache;
  /** Called with the data of each response, in tests. */
  readonly checkResponse?: (call: Call, data: unknown) => void;
}

/** More methods of resource calls: PATCH is an update too (S2 §7), and some proxies drop the body of a DELETE. */
function otherMethods({ path, method }: Call): string[] {
  if (!path.startsWith('/resource/')) return [];
  if (method === 'DELETE') return ['POST'];
  return method === 'PUT' ? ['PATCH', 'POST'] : [];
}

/** Adds the routes of all calls. Any other method of their paths gets 405. */
export function addCalls(
  app: Hono<ApiEnvironment>,
  calls: readonly Call[],
  services: CallServices,
): void {
  const allowed = new Map<string, string[]>();
  for (const call of calls) {
    const path = routePath(call.path);
    const methods = [call.method, ...otherMethods(call)];
    const earlier = allowed.get(path) ?? [];
    const again = methods.find((method) => earlier.includes(method));
    if (again !== undefined) throw new RangeError(`${again} ${call.path} is defined twice.`);
    allowed.set(path, [...earlier, ...methods]);
    addCall(app, call, methods, services);
  }
  for (const [path, methods] of allowed) {
    app.all(path, (context) => {
      context.header('allow', methods.join(', '));
      throw new ResourceError('wrongMethod', `Send it with ${methods.join(' or ')}.`);
    });
  }
}

/** The path in the form of Hono: `/v3/boards/:board_id/follow/`. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function addCall(
  app: Hono<ApiEnvironment>,
  call: Call,
  methods: readonly string[],
  services: CallServices,
): void {
  const maxSize = call.maxBodyBytes ?? MAX_BODY_BYTES;
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new ResourceError('tooLarge', `The body may have at most ${maxSize} bytes.`);
    },
  });
  const handle = async (context: Context<ApiEnvironment>): Promise<Response> => {
    context.set('callName', call.name);
    guard(context, call);
    const key = visitorKey(call, context);
    const entry = key === undefined ? undefined : services.visitorCache(key);
    if (entry?.kept !== undefined) return sendJson(context, entry.kept);
    const sent = await readInput(context, call);
    context.set('sentOptions', sent);
    const viewer = services.viewerOf(context);
    const isPatch = context.req.method === 'PATCH';
    const { input, work } = await call.begin(sent, { viewer, isPatch, context });
    const write = (): CallResult => keyedWrite(services, call, { context, viewer, input }, work);
    const result = await retryBusy(call.isKeyed === true ? write : work);
    services.checkResponse?.(call, result.data);
    const body = encoder.encode(JSON.stringify(envelopeOf(call, sent, result)));
    entry?.keep(body);
    return sendJson(context, body);
  };
  const path = routePath(call.path);
  const [method = call.method, ...others] = methods;
  if (call.requestsPerMinute !== undefined)
    app.on([...methods], path, limiter(call.requestsPerMinute, services.trustProxy));
  app.on(method, path, describeCall(call), limit, handle);
  if (others.length > 0) app.on(others, path, limit, handle);
}

/** Longer requests are rarely repeated. */
const MAX_KEY_LENGTH = 2000;

/** The key of a request to which every visitor gets the same response. A browser with a session is no visitor, valid or not. */
function visitorKey(call: Call, context: Context): string | undefined {
  if (call.isSameForVisitors !== true || sessionToken(context) !== undefined) return undefined;
  const { search } = new URL(context.req.url);
  const sent = call.encoding === 'query' ? search : (context.req.query('data') ?? '');
  return sent.length > MAX_KEY_LENGTH ? undefined : `${call.name} ${sent}`;
}

function guard(context: Context, { method, needsToken = true }: Call): void {
  if (method === 'GET') ensureCsrfToken(context);
  else if (needsToken) {
    requireSameOrigin(context);
    requireCsrfToken(context);
  }
}

const encoder = new TextEncoder();

function sendJson(context: Context, body: Uint8Array<ArrayBuffer>): Response {
  context.header('cache-control', 'private, no-store');
  context.header('vary', 'Cookie', { append: true });
  context.header('content-type', 'application/json');
  return context.body(body);
}

function envelopeOf(
  call: Call,
  sent: Record<string, unknown>,
  { data, bookmark }: CallResult,
): object {
  if (call.envelope === 'graph') return { data };
  const options = bookmark === undefined ? sent : { ...sent, bookmarks: [bookmark] };
  return successEnvelope({ name: resourceName(call), options }, data, bookmark);
}

/** The name in the envelope: of the resource, or for other paths of the call. */
function resourceName({ path, name }: Call): string {
  return /^\/resource\/(\w+)\//.exec(path)?.[1] ?? name;
}

const KEY = z.string().min(1).max(200);

interface WriteRequest {
  readonly context: Context;
  readonly viewer: Viewer;
  readonly input: unknown;
}

/** Runs a write in a transaction, once for each idempotency key of the viewer. */
function keyedWrite(
  { database, runOnce }: CallServices,
  call: Call,
  { context, viewer: { userId }, input }: WriteRequest,
  work: () => CallResult,
): CallResult {
  const key = KEY.optional().safeParse(context.req.header('idempotency-key'));
  if (!key.success)
    throw new ResourceError('invalidRequest', 'The Idempotency-Key must have 1 to 200 characters.');
  const { data, isReplay } = database.transaction(() =>
    key.data === undefined || userId === null
      ? { data: work().data, isReplay: false }
      : runOnce({ userId, key: key.data, call: call.name, options: input }, () => work().data),
  );
  if (isReplay) context.header('idempotent-replayed', 'true');
  return { data };
}
