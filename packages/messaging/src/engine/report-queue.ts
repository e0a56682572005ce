import type { Clock } from '@tackboard/domain';
import { experienceKey } from '@tackboard/domain/experience';
import type { Report, ReportStorage } from './saved.js';

/** How a report ended. */
export type ReportOutcome = 'dropped' | 'sent';

/** The maximum number of reports that wait for an attempt. Beyond it the oldest is dropped. */
const REPORTS_MAX = 50;

/** The wait before the second attempt, in milliseconds; it doubles with each further one. */
const REPORT_BACKOFF_MS = 3000;

/** The longest wait between two attempts, in milliseconds. */
const REPORT_BACKOFF_MAX_MS = 300_000;

/** Attempts before a report is dropped. */
const REPORT_ATTEMPTS = 10;

/** An attempt without a response fails after this time, in milliseconds. */
const REPORT_TIMEOUT_MS = 30_000;

/** Statuses after which the same request may succeed, besides 500 and above. */
const RETRIED_STATUSES: readonly number[] = [408, 425, 429];

/** Options of {@link createReportQueue}. */
export interface ReportQueueOptions {
  /** Sends a report. Rejects with an error that has the HTTP `status`, or none when there was no response. */
  readonly send: (report: Report, signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  /** A number from 0 to 1, for the jitter. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly storage: ReportStorage;
  /** Called once for each report, after the server confirmed it or it was given up. */
  readonly onSettled: (report: Report, outcome: ReportOutcome, error?: unknown) => void;
}

/** Reports on their way to the server: one at a time for each message, in order. */
export interface ReportQueue {
  readonly add: (report: Report) => void;
  /** Starts every waiting attempt now. Call it when the page is online again, or is about to end. */
  readonly flush: () => void;
  /** The reports that have not settled, oldest first. */
  readonly pending: () => readonly Report[];
  /** Aborts and drops all reports without `onSettled`. Call it when the viewer changes. */
  readonly clear: () => void;
}

/** The reports of one message. The first is on its way or waits for its next attempt. */
interface Lane {
  readonly reports: Report[];
  /** The failed attempts of the first report. */
  attempts: number;
  sending: AbortController | undefined;
  /** The timeout of the attempt on its way, or the wait before the next one. */
  timer: unknown;
}

/** The options of a queue, and its lanes by the keys of their messages. */
interface Queue extends ReportQueueOptions {
  readonly lanes: Map<string, Lane>;
}

/** Creates an empty queue. */
export function createReportQueue(options: ReportQueueOptions): ReportQueue {
  const { clock, storage } = options;
  const lanes = new Map<string, Lane>();
  const queue = { ...options, lanes };
  return {
    add(report) {
      const key = experienceKey(report);
      const empty = { reports: [], attempts: 0, sending: undefined, timer: undefined };
      const lane: Lane = lanes.get(key) ?? empty;
      if (lane.reports.some(({ id }) => id === report.id)) return;
      lanes.set(key, lane);
      lane.reports.push(report);
      storage.save(report);
      if (lane.reports.length === 1) attempt(queue, key, lane);
      const onTheirWay = [...lanes.values()].filter(({ sending }) => sending).length;
      if (pendingIn(lanes).length - onTheirWay > REPORTS_MAX) dropOldest(queue);
    },
    flush() {
      for (const [key, lane] of lanes) attempt(queue, key, lane);
    },
    pending: () => pendingIn(lanes),
    clear() {
      storage.clear();
      for (const lane of lanes.values()) {
        clock.clearTimeout(lane.timer);
        const { sending } = lane;
        // Before the abort, so that its rejection does not count as a failed attempt.
        lane.sending = undefined;
        sending?.abort();
      }
      lanes.clear();
    },
  };
}

/** The reports that have not settled, oldest first. */
function pendingIn(lanes: ReadonlyMap<string, Lane>): readonly Report[] {
  return [...lanes.values()]
    .flatMap(({ reports }) => reports)
    .toSorted((one, other) => one.at - other.at);
}

/** Sends the first report of a message, unless it is on its way. */
function attempt(queue: Queue, key: string, lane: Lane): void {
  const { clock, isOnline, send } = queue;
  const [report] = lane.reports;
  if (!report || lane.sending) return;
  clock.clearTimeout(lane.timer);
  if (!isOnline()) return;
  const controller = new AbortController();
  lane.sending = controller;
  /** An attempt ends once: with its response, its timeout, or `clear`. What comes later is ignored. */
  const end = (apply: () => void) => {
    if (lane.sending !== controller) return;
    lane.sending = undefined;
    clock.clearTimeout(lane.timer);
    apply();
  };
  lane.timer = clock.setTimeout(() => {
    end(() => fail(queue, key, lane, undefined));
    controller.abort();
  }, REPORT_TIMEOUT_MS);
  send(report, controller.signal).then(
    () => end(() => settle(queue, key, lane, 'sent')),
    (error: unknown) => end(() => fail(queue, key, lane, error)),
  );
}

/** Counts a failed attempt. Waits for the next one, or drops the report. */
function fail(queue: Queue, key: string, lane: Lane, error: unknown): void {
  const { clock, random } = queue;
  lane.attempts++;
  if (!isRetried(error) || lane.attempts >= REPORT_ATTEMPTS) {
    settle(queue, key, lane, 'dropped', error);
    return;
  }
  lane.timer = clock.setTimeout(() => attempt(queue, key, lane), backoffMs(lane.attempts, random));
}

/** Ends the first report of a message, and sends the next one. */
function settle(
  queue: Queue,
  key: string,
  lane: Lane,
  outcome: ReportOutcome,
  error?: unknown,
): void {
  const report = lane.reports.shift();
  lane.attempts = 0;
  if (report) queue.storage.remove(report.id);
  if (lane.reports.length === 0) queue.lanes.delete(key);
  else attempt(queue, key, lane);
  if (report) queue.onSettled(report, outcome, error);
}

/** Drops the oldest report that is not on its way. */
function dropOldest({ clock, lanes, onSettled, storage }: Queue): void {
  for (const report of pendingIn(lanes)) {
    const key = experienceKey(report);
    const lane = lanes.get(key);
    if (!lane || (lane.reports[0] === report && lane.sending)) continue;
    lane.reports.splice(lane.reports.indexOf(report), 1);
    if (lane.reports.length === 0) {
      clock.clearTimeout(lane.timer);
      lanes.delete(key);
    }
    storage.remove(report.id);
    onSettled(report, 'dropped');
    return;
  }
}

/** Returns the wait after a number of attempts, in milliseconds: between half and all of the doubled wait. */
function backoffMs(attempts: number, random: () => number): number {
  const fullMs = Math.min(REPORT_BACKOFF_MS * 2 ** (attempts - 1), REPORT_BACKOFF_MAX_MS);
  return fullMs * (0.5 + random() / 2);
}

/** Whether a failed report is sent again: without a response, or with a status that may change. */
function isRetried(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number') return true;
  return status >= 500 || RETRIED_STATUSES.includes(status);
}
