import { type Experiments, isExperimentActive } from '../experiments.js';

/** The share of metric counters that is sent (S2 §7). */
export const METRIC_SAMPLE_RATE = 0.1;

/** How many repin events a session logs while their experiment is active (S3 §4.9). */
export const REPIN_EVENTS_LIMIT = 10;

/** Whether this one is sent; `random` gives a number from 0 to below 1 (S2 §7). */
export function isSampled(random: () => number, rate: number = METRIC_SAMPLE_RATE): boolean {
  return random() < rate;
}

/** Whether a repin is logged, `earlier` being the repins of the session before it (S3 §4.9). */
export function logsRepin(earlier: number, experiments: Experiments | undefined): boolean {
  const isLimited = isExperimentActive(experiments, 'repin_event_limit');
  return !isLimited || earlier < REPIN_EVENTS_LIMIT;
}
