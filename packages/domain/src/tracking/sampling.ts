import type { Random } from '../ports.js';
import { type Experiments, isExperimentActive } from '../experiments.js';

/** Sample rate of metric counters (S2 §7.21). */
export const METRIC_SAMPLE_RATE = 0.1;

/** Number of repin events that a session logs while their experiment is active. */
export const REPIN_EVENTS_LIMIT = 10;

/** A number from 0 to below 1, made of four random bytes. */
export function randomNumber(random: Random): number {
  const bytes = new Uint8Array(4);
  random(bytes);
  return new DataView(bytes.buffer).getUint32(0) / 2 ** 32;
}

/** Whether to send a sample. */
export function isSampled(random: Random, rate: number = METRIC_SAMPLE_RATE): boolean {
  return randomNumber(random) < rate;
}

/** Whether to log a repin; `earlier` is the number of earlier repins in the session. */
export function logsRepin(earlier: number, experiments: Experiments | undefined): boolean {
  const isLimited = isExperimentActive(experiments, 'repin_event_limit');
  return !isLimited || earlier < REPIN_EVENTS_LIMIT;
}

/** Largest number of buffered video events (S3 §9.5). */
export const VIDEO_EVENTS_LIMIT = 1000;

/** Divisor from milliseconds to the seconds of video events. */
export const VIDEO_UNIT_DIVISOR = 1000;

/** Adds an event to the buffer, newest last (S3 §9.5); above 1000 the oldest is dropped. */
export function bufferVideoEvent<Event>(waiting: readonly Event[], event: Event): readonly Event[] {
  return [...waiting, event].slice(-VIDEO_EVENTS_LIMIT);
}

/** Converts a video time to the seconds of video events. */
export function videoSeconds(milliseconds: number): number {
  return milliseconds / VIDEO_UNIT_DIVISOR;
}
