import type { WriteOutcome } from '@tackboard/domain';
import type { AttemptReport, Client } from './client.js';
import { hasNewToken } from './csrf.js';
import { callName, type Endpoint, isRead, resolveEndpoint } from './endpoint.js';
import { parseEnvelope, type ResourceResponse } from './envelope.js';
import { AbortedError } from './errors/aborted-error.js';
import { CallError } from './errors/call-error.js';
import { UnreadableError } from './errors/unreadable-error.js';
import { failureError } from './failure-error.js';
import { bodyBytes, reserveKeepalive } from './keepalive.js';
import type { Payload } from './payload.js';
import { buildRequest, type CallOptions } from './request.js';
import { retryWaitMs, UNAVAILABLE_STATUS } from './retry.js';
import { retryAfterMs } from './retry-after.js';
import { sendRequest } from './send-request.js';
import { READ_SESSION } from './sessions/session-endpoint.js';
import { forgetReads, shareRead } from './share-read.js';
import { wait } from './wait.js';

const SERVER_ERROR_STATUS = 500;

/**
 * Calls an endpoint and returns the contents of the envelope, not decoded yet (S2 §7): `readCall` for `GET`, else
 * `writeCall`. Throws a `CallError`.
 */
export function resourceCall(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  options: CallOptions = {},
): Promise<ResourceResponse> {
  const call = isRead(resolveEndpoint(client, endpoint)) ? readCall : writeCall;
  return call(client, endpoint, payload, options);
}

/** Reads: equal reads in flight share one request, and a failed one is retried. */
export async function readCall(
  client: Client,
  endpoint: Endpoint,
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
  endpoint: Endpoint,
  payload: Payload,
  options: CallOptions = {},
): Promise<ResourceResponse> {
  const row = resolveEndpoint(client, endpoint);
  return repeatCall(client, row, payload, options, false).finally(() => forgetReads(client));
}

async function repeatCall(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  callOptions: CallOptions,
  isReading: boolean,
): Promise<ResourceResponse> {
  const { clock, csrfToken, onAttempt, random, totalTimeoutMs } = client;
  const { signal, idempotencyKey } = callOptions;
  const startedAt = clock.now();
  const remaining = (): number => totalTimeoutMs - (clock.now() - startedAt);
  // After an attempt with an unknown outcome, a later failure does not prove that nothing happened.
  let outcome: WriteOutcome = 'failed';
  let hasRefreshed = false;
  let retries = 0;

  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) {
      throw new AbortedError({ call: callName(endpoint), outcome, cause: signal.reason });
    }
    const beganAt = clock.now();
    const token = csrfToken?.();
    const report = (fields: Partial<AttemptReport>): void =>
      onAttempt?.({
        endpoint: endpoint.name,
        attempt,
        durationMs: clock.now() - beganAt,
        ...fields,
      });
    try {
      return await attemptCall(client, endpoint, payload, callOptions, {
        isReading,
        outcome,
        remainingMs: remaining(),
        report,
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      outcome = error.outcome;
      const failure = { error, ...(error.status === undefined ? {} : { status: error.status }) };
      const mayBeStale = error.code === 'forbidden' && !isReading && idempotencyKey;
      if (mayBeStale && !hasRefreshed) {
        hasRefreshed = true;
        const row = resolveEndpoint(client, READ_SESSION);
        const readSession = () => repeatCall(client, row, {}, { signal }, true);
        if (await hasNewToken(client, token, readSession)) {
          report({ ...failure, retryInMs: 0 });
          continue;
        }
      }
      retries += 1;
      const waitMs = retryWaitMs(
        error,
        {
          attempt: retries,
          method: endpoint.method,
          isReading,
          hasKey: Boolean(idempotencyKey),
          remainingMs: remaining(),
          random,
        },
        client.retry,
      );
      report({ ...failure, ...(waitMs === undefined ? {} : { retryInMs: waitMs }) });
      if (waitMs === undefined) throw error;
      await wait(clock, waitMs, signal);
    }
  }
}

interface AttemptLimits {
  readonly isReading: boolean;
  /** The outcome of the earlier attempts. */
  readonly outcome: WriteOutcome;
  /** Milliseconds left of the call's total. */
  readonly remainingMs: number;
  readonly report: (fields: Partial<AttemptReport>) => void;
}

async function attemptCall(
  client: Client,
  endpoint: Endpoint,
  payload: Payload,
  callOptions: CallOptions,
  { isReading, outcome, remainingMs, report }: AttemptLimits,
): Promise<ResourceResponse> {
  const call = callName(endpoint);
  const unprocessed = { call, outcome };
  const maybeProcessed = { call, outcome: isReading ? 'failed' : 'unknown' } as const;

  const { attemptTimeoutMs, totalTimeoutMs } = client;
  const { url, init } = buildRequest(client, endpoint, payload, callOptions);
  const bytes = isReading ? undefined : bodyBytes(init.body);
  const release = bytes === undefined ? undefined : reserveKeepalive(bytes);
  const { status, headers, text } = await sendRequest(client, {
    url,
    // Leaving the page must not cancel a write.
    init: release ? { ...init, keepalive: true } : init,
    timeoutMs: Math.max(0, Math.min(remainingMs, attemptTimeoutMs)),
    limitMs: remainingMs < attemptTimeoutMs ? totalTimeoutMs : attemptTimeoutMs,
    signal: callOptions.signal,
    lost: maybeProcessed,
    unsent: unprocessed,
  }).finally(release);
  const envelope = parseEnvelope(status, text, endpoint.unwrap);
  if (envelope.kind === 'success') {
    report({ status });
    return envelope.response;
  }
  const waitMs = retryAfterMs(headers, client.clock.now());
  const retryAfter = waitMs === undefined ? {} : { retryAfterMs: waitMs };
  if (envelope.kind === 'failure') {
    // A server error can happen after the commit. Any other failure, and 503, means that nothing was processed.
    const isServerError = status >= SERVER_ERROR_STATUS && status !== UNAVAILABLE_STATUS;
    const details = isServerError ? maybeProcessed : unprocessed;
    throw failureError(envelope.failure, { ...details, ...retryAfter });
  }

  const { cause } = envelope;
  if (status >= 400) throw failureError({ status }, { ...maybeProcessed, ...retryAfter, cause });
  throw new UnreadableError({ ...maybeProcessed, status, cause });
}
