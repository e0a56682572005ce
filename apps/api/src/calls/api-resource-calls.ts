import type { Context } from 'hono';
import * as z from 'zod';
import {
  RESOURCE_ERRORS,
  ResourceError,
  type ResourceErrorName,
} from '../errors/resource-error.js';
import { type Call, type CallMethod, type CallResult, defineCall } from '../http/call.js';
import { flag } from '../http/fields.js';
import type { Services } from '../services.js';

/** Paths that the generic resource calls: no pages, no pictures, and not itself. */
const PATH = /^\/v3\/[\w~:%/.-]*$/;

const INPUT = z.strictObject({
  url: z
    .string()
    .max(2000)
    .regex(PATH, 'must be a path below /v3/')
    .refine((url) => URL.parse(url, 'http://host')?.pathname === url, 'must be a plain path'),
  data: z.record(z.string(), z.unknown()).nullish(),
  is_patch: flag,
});

/** Headers of the caller that the inner request has too. */
const FORWARDED = ['cookie', 'host', 'idempotency-key', 'origin', 'sec-fetch-site', 'x-csrftoken'];

const ENVELOPE = z.looseObject({
  resource_response: z.looseObject({
    data: z.unknown(),
    bookmark: z.string().optional(),
    message: z.string().optional(),
    message_detail: z.string().optional(),
    error: z.looseObject({ name: z.string() }).optional(),
  }),
});

/** The values as text, as a form or query carries them. */
function pairs(data: Readonly<Record<string, unknown>>): URLSearchParams {
  const sent = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function isErrorName(name: string): name is ResourceErrorName {
  return Object.hasOwn(RESOURCE_ERRORS, name);
}

/** The calls of the generic resource: each calls a path below `/v3/` for the viewer (S2 §7). */
export function apiResourceCalls({ dispatch }: Services): readonly Call[] {
  const forward = async (
    context: Context,
    method: CallMethod | 'PATCH',
    { url, data }: z.output<typeof INPUT>,
  ): Promise<CallResult> => {
    const isRead = method === 'GET';
    const form = pairs(data ?? {});
    const headers = new Headers();
    for (const name of FORWARDED) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const address = new URL(isRead ? `${url}?${form}` : url, context.req.url);
    const request = new Request(address, { method, headers, ...(isRead ? {} : { body: form }) });
    const response = await dispatch(request, context.env);
    for (const cookie of response.headers.getSetCookie())
      context.header('set-cookie', cookie, { append: true });
    const { resource_response: inner } = ENVELOPE.parse(await response.json());
    const { error, data: result, bookmark, message, message_detail: detail } = inner;
    if (error !== undefined)
      throw new ResourceError(isErrorName(error.name) ? error.name : 'unexpected', detail, message);
    return { data: result, ...(bookmark === undefined ? {} : { bookmark }) };
  };

  return (
    [
      ['apiGet', 'GET', 'get'],
      ['apiCreate', 'POST', 'create'],
      ['apiUpdate', 'PUT', 'update'],
      ['apiDelete', 'DELETE', 'delete'],
    ] as const
  ).map(([name, method, action]) =>
    defineCall({
      endpoint: `${name} ${method} /resource/ApiResource/${action}/`,
      summary: `Sends ${method} to a path below /v3/ (S2 §7, name ours)`,
      input: INPUT,
      response: z.unknown(),
      // The inner call does its work once for each key.
      prepare: ({ context, input, isPatch }) =>
        forward(
          context,
          method === 'PUT' && (isPatch || String(input.is_patch) === 'true') ? 'PATCH' : method,
          input,
        ),
      run: ({ prepared }) => prepared,
    }),
  );
}
