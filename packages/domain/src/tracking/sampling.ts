import type { Random } from '../ports.js';
import { type Experiments, isExperimentActive } from '../experiments.js';

/** Sample rate of metric counters (S2 §7). */
export const METRIC_SAMPLE_RATE = 0.1;

/** Number of repin events that a session logs while their experiment is active (S3 §4.9). */
export const REPIN_EVENTS_LIMIT = 10;

/** A number from 0 to below 1, made of four random bytes (S2 §7). */
export function randomNumber(random: Random): number {
  const bytes = new Uint8Array(4);
  random(bytes);
  return new DataView(bytes.buffer).getUint32(0) / 2 ** 32;
}

/** Whether to send a sample (S2 §7). */
export function isSampled(random: Random, rate: number = METRIC_SAMPLE_RATE): boolean {
  return randomNumber(random) < rate;
}

/** Whether to log a repin (S3 §4.9); `earlier` is the number of earlier repins in the session. */
export function logsRepin(earlier: number, experiments: Experiments | undefined): boolean {
  const isLimited = isExperimentActive(experiments, 'repin_event_limit');
  return !isLimited || earlier < REPIN_EVENTS_LIMIT;
}
