import {
  type Clock,
  outcomeOfStatus,
  type ReadOptions,
  type WriteOptions,
  type WriteOutcome,
} from '@tackboard/domain';
import { READ_SESSION } from './endpoints.js';
import type { AttemptReport, Client } from './client.js';
import { hasNewToken } from './csrf.js';
import { type AnyEndpoint, callName, type Endpoint, isRead, resolveEndpoint } from './endpoint.js';
import { parseEnvelope, type ResourceResponse } from './envelope.js';
import { AbortedError, CallError, type CallErrorDetails, UnreadableError } from './errors.js';
import { failureError } from './failure-error.js';
import { bodyBytes, reserveKeepalive } from './keepalive.js';
import type { Payload } from './payload.js';
import { buildRequest, type BuiltRequest, type CallOptions } from './request.js';
import { retryAfterMs, retryWaitMs, UNAVAILABLE_STATUS, wait } from './retry.js';
import { type RawResponse, type RequestLimits, sendRequest } from './send-request.js';
import { forgetReads, shareRead } from './share-read.js';

/** A call that reads. */
export type Read<Request, Result> = (
  client: Client,
  request: Request,
  options?: ReadOptions,
) => Promise<Result>;

/** A call that writes. */
export type Write<Request, Result = void> = (
  client: Client,
  request: Request,
  options: WriteOptions,
) => Promise<Result>;

const SERVER_ERROR_STATUS = 500;

/**
 * Calls an endpoint and returns the contents of the envelope, not decoded yet: `readCall` for `GET`, else
 * `writeCall`. Throws a `CallError`.
 */
export function resourceCall(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions = {},
): Promise<ResourceResponse> {
  const call = isRead(resolveEndpoint(client, endpoint)) ? readCall : writeCall;
  return call(client, endpoint, payload, options);
}

/** Reads: equal reads in flight share one request, and a failed one is retried. */
export async function readCall(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions = {},
): Promise<ResourceResponse> {
  const row = resolveEndpoint(client, endpoint);
  const { signal, headers } = options;
  const aborted = (cause: unknown): AbortedError =>
    new AbortedError({ call: callName(row), outcome: 'failed', cause });
  if (signal?.aborted) throw aborted(signal.reason);

  const key = JSON.stringify([row, payload, headers]);
  const send = (shared: AbortSignal) =>
    repeatCall(client, row, payload, { ...options, signal: shared }, true);
  return shareRead(client, key, signal, send, aborted);
}

/** Writes: retried only with an idempotency key, when the server did not process them. */
export function writeCall(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions = {},
): Promise<ResourceResponse> {
  const row = resolveEndpoint(client, endpoint);
  return repeatCall(client, row, payload, options, false).finally(() => forgetReads(client));
}

/** Writes, and returns nothing of the response. */
export async function sendWrite(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions,
): Promise<void> {
  await writeCall(client, endpoint, payload, options);
}

async function repeatCall(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  options: CallOptions,
  isReading: boolean,
): Promise<ResourceResponse> {
  const { clock, csrfToken } = client;
  const { signal, idempotencyKey } = options;
  const call = callName(endpoint);
  const endsAt = clock.now() + client.totalTimeoutMs;
  // After an attempt with an unknown outcome, a later failure does not prove that nothing happened.
  let outcome: WriteOutcome = 'failed';
  let hasRefreshed = false;
  const { methods } = client.retry;
  const mayRetry = (isReading || idempotencyKey) && (!methods || methods.includes(endpoint.method));
  let retries = 0;

  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AbortedError({ call, outcome, cause: signal.reason });
    const beganAt = clock.now();
    const token = csrfToken?.();
    const report = (fields: Partial<AttemptReport>): void =>
      client.onAttempt?.({
        endpoint: endpoint.name,
        attempt,
        durationMs: clock.now() - beganAt,
        ...fields,
      });
    try {
      const { status, response } = await attemptCall(client, endpoint, payload, options, {
        isReading,
        outcome,
        remainingMs: endsAt - clock.now(),
      });
      report({ status });
      return response;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      outcome = error.outcome;
      const { status } = error;
      const failure = { error, ...(status && { status }) };
      const mayBeStale = error.code === 'forbidden' && !isReading && idempotencyKey;
      if (mayBeStale && !hasRefreshed) {
        hasRefreshed = true;
        if (await hasNewToken(client, token, () => readSession(client, signal))) {
          report({ ...failure, retryInMs: 0 });
          continue;
        }
      }
      retries += 1;
      const waitMs = mayRetry
        ? retryWaitMs(error, isReading, retries, endsAt - clock.now(), client.random, client.retry)
        : undefined;
      report({ ...failure, ...(waitMs !== undefined && { retryInMs: waitMs }) });
      if (waitMs === undefined) throw error;
      await wait(clock, waitMs, signal);
    }
  }
}

function readSession(client: Client, signal: AbortSignal | undefined): Promise<ResourceResponse> {
  return repeatCall(client, resolveEndpoint(client, READ_SESSION), {}, { signal }, true);
}

interface Attempt {
  readonly isReading: boolean;
  /** What is known of the attempts before. */
  readonly outcome: WriteOutcome;
  readonly remainingMs: number;
}

async function attemptCall(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  options: CallOptions,
  { isReading, outcome, remainingMs }: Attempt,
): Promise<{ readonly status: number; readonly response: ResourceResponse }> {
  const request = buildRequest(client, endpoint, payload, options);
  const unsent = { call: callName(endpoint), outcome };
  const lost = isReading ? unsent : ({ ...unsent, outcome: 'unknown' } as const);
  const raw = await sendKeepalive(client, request, isReading, {
    remainingMs,
    signal: options.signal,
    lost,
    unsent,
  });
  return { status: raw.status, response: readResponse(raw, endpoint, client.clock, lost, unsent) };
}

/** Sends one attempt. A write is sent with keepalive while the page's budget lasts: leaving the page must not cancel it. */
function sendKeepalive(
  client: Client,
  { url, init }: BuiltRequest,
  isReading: boolean,
  limits: RequestLimits,
): Promise<RawResponse> {
  const bytes = isReading ? undefined : bodyBytes(init.body);
  const release = bytes === undefined ? undefined : reserveKeepalive(bytes);
  const sent = release ? { ...init, keepalive: true } : init;
  return sendRequest(client, url, sent, limits).finally(release);
}

/** Returns the contents of the envelope. Throws the error of a failure, or of a response without an envelope. */
function readResponse(
  { status, headers, text }: RawResponse,
  { unwrap }: Endpoint,
  clock: Clock,
  lost: CallErrorDetails,
  unsent: CallErrorDetails,
): ResourceResponse {
  const { response, failure, cause } = parseEnvelope(status, text, unwrap);
  if (response) return response;
  const waitMs = retryAfterMs(headers, clock.now());
  const retryAfter = waitMs === undefined ? {} : { retryAfterMs: waitMs };
  if (failure) {
    // A server error can happen after the commit. Any other failure, and 503, means that nothing was processed.
    const isServerError = status >= SERVER_ERROR_STATUS && status !== UNAVAILABLE_STATUS;
    throw failureError(failure, { ...(isServerError ? lost : unsent), ...retryAfter });
  }
  if (status >= 400) {
    // A proxy that stopped waiting says 408 or 5xx. Any other status without an envelope is a refusal, whoever sent it.
    const isRefused = status < SERVER_ERROR_STATUS && outcomeOfStatus(status) === 'failed';
    throw failureError({ status }, { ...(isRefused ? unsent : lost), ...retryAfter, cause });
  }
  throw new UnreadableError({ ...lost, status, cause });
}
