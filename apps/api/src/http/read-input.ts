import type { Context } from 'hono';
import * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import type { Call, CallEncoding } from './call.js';

const FORM = 'application/x-www-form-urlencoded';

/** The content type of the body of each encoding. */
export const BODY_TYPES = {
  data: FORM,
  form: FORM,
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const satisfies Record<Exclude<CallEncoding, 'query'>, string>;

type Values = Record<string, unknown>;

/** Reads what a request sends for a call, not yet checked: the values of the path and of the query or body. */
export async function readInput(context: Context, call: Call): Promise<Values> {
  const { encoding } = call;
  const rest =
    encoding === 'data'
      ? sentOptions(await sentData(context, call))
      : await sentValues(context, call, encoding);
  return { ...rest, ...pathValues(context, call.path) };
}

function pathValues(context: Context, path: string): Values {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, context.req.param(name)]));
}

async function sentData(context: Context, { method }: Call): Promise<string | undefined> {
  if (method === 'GET') return context.req.query('data');
  requireContentType(context, FORM);
  const { data } = await formBody(context);
  if (typeof data !== 'string')
    throw new ResourceError('invalidRequest', 'The field "data" is missing.');
  return data;
}

async function sentValues(
  context: Context,
  { method }: Call,
  encoding: Exclude<CallEncoding, 'data'>,
): Promise<Values> {
  if (method === 'GET' || encoding === 'query') return context.req.query();
  // An action without values has no body, and so no content type.
  if (context.req.header('content-type') === undefined) return {};
  requireContentType(context, BODY_TYPES[encoding]);
  return encoding === 'json' ? jsonBody(context) : formBody(context);
}

function requireContentType(context: Context, expected: string): void {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== expected)
    throw new ResourceError('wrongContentType', `The content type must be ${expected}.`);
}

async function formBody(context: Context): Promise<Values> {
  try {
    return await context.req.parseBody();
  } catch (error) {
    // A body over the limit fails while it is read.
    if (error instanceof ResourceError) throw error;
    throw new ResourceError('invalidRequest', 'The body is not a form.');
  }
}

async function jsonBody(context: Context): Promise<Values> {
  const json: unknown = parseJson(await context.req.text(), 'The body');
  const body = z.record(z.string(), z.unknown()).safeParse(json);
  if (!body.success) throw new ResourceError('invalidRequest', 'The body must be a JSON object.');
  return body.data;
}

const SENT = z.object({ options: z.record(z.string(), z.unknown()).default({}) });

function sentOptions(data: string | undefined): Values {
  if (data === undefined) return {};
  const sent = SENT.safeParse(parseJson(data, 'The field "data"'));
  if (!sent.success)
    throw new ResourceError('invalidRequest', 'The field "data" must be {"options": {…}}.');
  return sent.data.options;
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ResourceError('invalidRequest', `${what} is not JSON.`);
  }
}
