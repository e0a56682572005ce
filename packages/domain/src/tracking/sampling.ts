import { type Experiments, isExperimentActive } from '../experiments.js';

/** Sample rate of metric counters (S2 §7). */
export const METRIC_SAMPLE_RATE = 0.1;

/** Number of repin events that a session logs while their experiment is active (S3 §4.9). */
export const REPIN_EVENTS_LIMIT = 10;

/** Whether to send a sample (S2 §7); `random` returns a number from 0 to below 1. */
export function isSampled(random: () => number, rate: number = METRIC_SAMPLE_RATE): boolean {
  return random() < rate;
}

/** Whether to log a repin (S3 §4.9); `earlier` is the number of earlier repins in the session. */
export function logsRepin(earlier: number, experiments: Experiments | undefined): boolean {
  const isLimited = isExperimentActive(experiments, 'repin_event_limit');
  return !isLimited || earlier < REPIN_EVENTS_LIMIT;
}
