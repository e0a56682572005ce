import type { WriteOutcome } from '@tackboard/domain';
import type { AttemptReport, Client } from './client.js';
import type { EndpointName } from './endpoints.js';
import { parseEnvelope, type ResourceResponse } from './envelope.js';
import { AbortedError } from './errors/aborted-error.js';
import { isCallError } from './errors/call-error.js';
import { UnreadableError } from './errors/unreadable-error.js';
import { failureError } from './failure-error.js';
import { buildRequest, callName, type CallOptions, isRead } from './request.js';
import { retryWaitMs } from './retry.js';
import { retryAfterMs } from './retry-after.js';
import { sendRequest } from './send-request.js';
import { wait } from './wait.js';

const SERVER_ERROR_STATUS = 500;
const UNAVAILABLE_STATUS = 503;

/**
 * Calls one resource and returns the contents of the envelope, not decoded yet (S2 §7). Retries reads, and writes that
 * have an idempotency key, up to twice. Throws a `CallError`.
 */
export async function resourceCall(
  client: Client,
  endpoint: EndpointName,
  resourceOptions: object,
  callOptions: CallOptions = {},
): Promise<ResourceResponse> {
  const { clock, onAttempt, random, totalTimeoutMs } = client;
  const { signal, idempotencyKey } = callOptions;
  const call = callName(client, endpoint);
  const startedAt = clock.now();
  // After an attempt with an unknown outcome, a later failure does not prove that nothing happened.
  let outcome: WriteOutcome = 'failed';

  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AbortedError({ call, outcome, cause: signal.reason });
    const beganAt = clock.now();
    const report = (fields: Partial<AttemptReport>): void =>
      onAttempt?.({ endpoint, attempt, durationMs: clock.now() - beganAt, ...fields });
    try {
      const remainingMs = totalTimeoutMs - (beganAt - startedAt);
      return await attemptCall(client, endpoint, resourceOptions, callOptions, {
        outcome,
        remainingMs,
        report,
      });
    } catch (error) {
      if (!isCallError(error)) throw error;
      outcome = error.outcome;
      const waitMs = retryWaitMs(error, {
        attempt,
        isRead: isRead(client, endpoint),
        hasKey: Boolean(idempotencyKey),
        remainingMs: totalTimeoutMs - (clock.now() - startedAt),
        random,
      });
      report({
        error,
        ...(error.status === undefined ? {} : { status: error.status }),
        ...(waitMs === undefined ? {} : { retryInMs: waitMs }),
      });
      if (waitMs === undefined) throw error;
      await wait(clock, waitMs, signal);
    }
  }
}

interface AttemptLimits {
  /** The outcome of the earlier attempts. */
  readonly outcome: WriteOutcome;
  /** Milliseconds left of the call's total. */
  readonly remainingMs: number;
  readonly report: (fields: Partial<AttemptReport>) => void;
}

async function attemptCall(
  client: Client,
  endpoint: EndpointName,
  resourceOptions: object,
  callOptions: CallOptions,
  { outcome, remainingMs, report }: AttemptLimits,
): Promise<ResourceResponse> {
  const call = callName(client, endpoint);
  const unprocessed = { call, outcome };
  const maybeProcessed = {
    call,
    outcome: isRead(client, endpoint) ? 'failed' : 'unknown',
  } as const;

  const { status, headers, text } = await sendRequest(client, {
    ...buildRequest(client, endpoint, resourceOptions, callOptions),
    ...limits(client, remainingMs),
    signal: callOptions.signal,
    lost: maybeProcessed,
    unsent: unprocessed,
  });
  const envelope = parseEnvelope(status, text);
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

/** The time left for this attempt, and the option that limits it. */
function limits(client: Client, remainingMs: number): { timeoutMs: number; limitMs: number } {
  const { attemptTimeoutMs, totalTimeoutMs } = client;
  return remainingMs < attemptTimeoutMs
    ? { timeoutMs: Math.max(0, remainingMs), limitMs: totalTimeoutMs }
    : { timeoutMs: attemptTimeoutMs, limitMs: attemptTimeoutMs };
}
