import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { retryBusy } from '../database/retry-busy.js';
import { ResourceError } from '../errors/resource-error.js';
import type { Viewer } from '../sessions/sessions.js';
import { failureEnvelope, successEnvelope } from './envelope.js';
import type { Connection } from './trust.js';
import { ensureCsrfToken, requireCsrfToken, requireSameOrigin } from './visit.js';

/** The largest form body that is accepted. */
const MAX_BODY_BYTES = 64 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/** The methods of each action. Some proxies drop the body of a DELETE, so POST is accepted too. */
const METHODS = {
  get: ['GET'],
  create: ['POST'],
  delete: ['DELETE', 'POST'],
} as const;

/** Variables of a request: its connection, and the options, which an error response repeats. */
export interface ApiEnvironment {
  readonly Variables: { connection: Connection; sentOptions?: Record<string, unknown> };
}

/** The argument of {@link Call.run}. */
export interface CallRequest<Options> {
  readonly options: Options;
  readonly viewer: Viewer;
  readonly context: Context;
}

/** The result of a call. */
export interface CallResult {
  readonly data: unknown;
  readonly bookmark?: string;
}

/** One endpoint: `/resource/{name}/{action}/`. */
export interface Call<Options> {
  readonly name: string;
  readonly action: keyof typeof METHODS;
  readonly options: z.ZodType<Options>;
  readonly run: (request: CallRequest<Options>) => CallResult;
}

async function sentData(context: Context, isWrite: boolean): Promise<string | undefined> {
  if (!isWrite) return context.req.query('data');
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== FORM)
    throw new ResourceError('wrongContentType', `The content type must be ${FORM}.`);
  const data = (await context.req.parseBody())['data'];
  if (typeof data !== 'string')
    throw new ResourceError('invalidRequest', 'The field "data" is missing.');
  return data;
}

const SENT = z.object({ options: z.record(z.string(), z.unknown()).default({}) });

function sentOptions(data: string | undefined): Record<string, unknown> {
  if (data === undefined) return {};
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    throw new ResourceError('invalidRequest', 'The field "data" is not JSON.');
  }
  const sent = SENT.safeParse(json);
  if (!sent.success)
    throw new ResourceError('invalidRequest', 'The field "data" must be {"options": {…}}.');
  return sent.data.options;
}

function checked<Options>(schema: z.ZodType<Options>, sent: unknown): Options {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = ['options', ...(issue?.path ?? [])].join('.');
  throw new ResourceError('invalidRequest', `${where}: ${issue?.message ?? 'invalid'}.`);
}

/** Adds the route of a call: it checks and parses the request, runs the call and sends the envelope. */
export function addCall<Options>(
  app: Hono<ApiEnvironment>,
  call: Call<Options>,
  viewerOf: (context: Context) => Viewer,
): void {
  const path = `/resource/${call.name}/${call.action}/`;
  const isWrite = call.action !== 'get';
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ResourceError('tooLarge', `The body may have at most ${MAX_BODY_BYTES} bytes.`);
    },
  });
  app.on([...METHODS[call.action]], path, limit, async (context) => {
    if (isWrite) {
      requireSameOrigin(context);
      requireCsrfToken(context);
    } else {
      ensureCsrfToken(context);
    }
    const sent = sentOptions(await sentData(context, isWrite));
    context.set('sentOptions', sent);
    const options = checked(call.options, sent);
    const { data, bookmark } = await retryBusy(() =>
      call.run({ options, viewer: viewerOf(context), context }),
    );
    const echo = bookmark === undefined ? sent : { ...sent, bookmarks: [bookmark] };
    context.header('cache-control', 'private, no-store');
    context.header('vary', 'Cookie');
    return context.json(successEnvelope({ name: call.name, options: echo }, data, bookmark));
  });
  app.all(path, (context) => {
    context.header('allow', METHODS[call.action].join(', '));
    throw new ResourceError('wrongMethod', `Send it with ${METHODS[call.action].join(' or ')}.`);
  });
}

/** Sends the failure envelope of an error. An unexpected error is logged, and its message is not sent. */
export function sendError(
  error: Error,
  context: Context<ApiEnvironment>,
  logError: (line: string, cause: unknown) => void,
): Response {
  const isExpected = error instanceof ResourceError;
  if (!isExpected) logError(`${context.req.method} ${context.req.path} failed unexpectedly`, error);
  const failure = isExpected ? error : new ResourceError('unexpected');
  const name = context.req.path.split('/')[2] ?? '';
  const { status, body } = failureEnvelope(
    { name, options: context.get('sentOptions') ?? {} },
    failure,
  );
  ensureCsrfToken(context);
  if (failure.code === 'busy') context.header('retry-after', '1');
  context.header('cache-control', 'private, no-store');
  return context.json(body, status);
}
