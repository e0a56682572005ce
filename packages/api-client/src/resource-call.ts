import type { WriteOutcome } from '@tackboard/domain';
import { readAnswer, type ResourceAnswer } from './answer.js';
import type { AttemptReport, Client } from './client.js';
import type { EndpointName } from './endpoints.js';
import { AbortedError } from './errors/aborted-error.js';
import { isCallError } from './errors/call-error.js';
import { UnreadableError } from './errors/unreadable-error.js';
import { exchange } from './exchange.js';
import { refusalError } from './refusal-error.js';
import { buildRequest, callName, type CallOptions, isRead } from './request.js';
import { retryWaitMs } from './retry.js';
import { retryAfterMs } from './retry-after.js';
import { wait } from './wait.js';

const SERVER_ERROR_STATUS = 500;
const UNAVAILABLE_STATUS = 503;

/**
 * Calls one resource and returns what the envelope holds, not yet decoded. Sends it again where that is safe:
 * reads twice, writes twice under an idempotency key. Throws one of the package's errors (S2 §7).
 */
export async function resourceCall(
  client: Client,
  endpoint: EndpointName,
  resourceOptions: object,
  callOptions: CallOptions = {},
): Promise<ResourceAnswer> {
  const { clock, onAttempt, random, totalTimeoutMs } = client;
  const { signal, idempotencyKey } = callOptions;
  const call = callName(client, endpoint);
  const startedAt = clock.now();
  // Once an attempt may have been acted on, a later refusal no longer proves that nothing happened.
  let outcome: WriteOutcome = 'failed';

  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AbortedError({ call, outcome, cause: signal.reason });
    const beganAt = clock.now();
    const report = (facts: Partial<AttemptReport>): void =>
      onAttempt?.({ endpoint, attempt, durationMs: clock.now() - beganAt, ...facts });
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
  /** What earlier attempts of the call leave open. */
  readonly outcome: WriteOutcome;
  /** Milliseconds that are left of the call's total. */
  readonly remainingMs: number;
  readonly report: (facts: Partial<AttemptReport>) => void;
}

async function attemptCall(
  client: Client,
  endpoint: EndpointName,
  resourceOptions: object,
  callOptions: CallOptions,
  { outcome, remainingMs, report }: AttemptLimits,
): Promise<ResourceAnswer> {
  const call = callName(client, endpoint);
  const known = { call, outcome };
  const open = { call, outcome: isRead(client, endpoint) ? 'failed' : 'unknown' } as const;

  const { status, headers, text } = await exchange(client, {
    ...buildRequest(client, endpoint, resourceOptions, callOptions),
    ...limits(client, remainingMs),
    signal: callOptions.signal,
    lost: open,
    unsent: known,
  });
  const reading = readAnswer(status, text);
  if (reading.kind === 'answer') {
    report({ status });
    return reading.answer;
  }
  const asked = retryAfterMs(headers, client.clock.now());
  const wish = asked === undefined ? {} : { retryAfterMs: asked };
  if (reading.kind === 'refusal') {
    // A server that breaks may break behind its commit; one that refuses a request or is unavailable has done nothing.
    const isBroken = status >= SERVER_ERROR_STATUS && status !== UNAVAILABLE_STATUS;
    throw refusalError(reading.refusal, { ...(isBroken ? open : known), ...wish });
  }

  const { cause } = reading;
  if (status >= 400) throw refusalError({ status }, { ...open, ...wish, cause });
  throw new UnreadableError({ ...open, status, cause });
}

/** The stricter of the two limits, and the one that a person set. */
function limits(client: Client, remainingMs: number): { timeoutMs: number; limitMs: number } {
  const { attemptTimeoutMs, totalTimeoutMs } = client;
  return remainingMs < attemptTimeoutMs
    ? { timeoutMs: Math.max(0, remainingMs), limitMs: totalTimeoutMs }
    : { timeoutMs: attemptTimeoutMs, limitMs: attemptTimeoutMs };
}
