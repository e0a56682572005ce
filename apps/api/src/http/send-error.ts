import type { Context } from 'hono';
import { ResourceError } from '../errors/resource-error.js';
import type { ApiEnvironment } from './add-calls.js';
import { failureEnvelope, graphFailure } from './envelope.js';
import { ensureCsrfToken } from './visit.js';

/** Sends the failure envelope of an error. An unexpected error is logged, and its message is not sent. */
export function sendError(
  error: Error,
  context: Context<ApiEnvironment>,
  logError: (line: string, cause: unknown) => void,
): Response {
  const isExpected = error instanceof ResourceError;
  if (!isExpected) logError(`${context.req.method} ${context.req.path} failed unexpectedly`, error);
  const failure = isExpected ? error : new ResourceError('unexpected');
  const { path } = context.req;
  const name = /^\/resource\/([^/]*)/.exec(path)?.[1] ?? context.get('callName') ?? '';
  const { status, body } = failureEnvelope(
    { name, options: context.get('sentOptions') ?? {} },
    failure,
  );
  ensureCsrfToken(context);
  if (failure.code === 'busy') context.header('retry-after', '1');
  context.header('cache-control', 'private, no-store');
  return context.json(path === '/graphql' ? graphFailure(body) : body, status);
}
