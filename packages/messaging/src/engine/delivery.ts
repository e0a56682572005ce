import type { Clock, MessageHost } from '@tackboard/domain';
import { experienceKey, PLACEMENT_IDS } from '@tackboard/domain/experience';
import { randomNumber } from '@tackboard/domain/tracking';
import type { MessageTabs } from '../tabs.js';
import type { EmitMessageEvent } from './events.js';
import { contextOf, type MessageFetches } from './fetches.js';
import type { MessageHistory, Report, ReportStorage } from './saved.js';
import { createReportQueue, type ReportQueue } from './report-queue.js';
import type { ExperienceStore } from './store.js';

/** The longest wait for reports before messages are fetched again, in milliseconds. */
const REFETCH_WAIT_MS = 2000;

const CALLS = {
  viewed: 'viewExperience',
  completed: 'completeExperience',
  dismissed: 'dismissExperience',
} as const;

/** Options of {@link createDelivery}. */
export interface DeliveryOptions {
  readonly host: MessageHost;
  readonly storage: ReportStorage;
  readonly history: MessageHistory;
  readonly store: ExperienceStore;
  readonly fetches: Pick<MessageFetches, 'lastId' | 'refetch'>;
  readonly emit: EmitMessageEvent;
  readonly isOnline: () => boolean;
  readonly tabs: MessageTabs | undefined;
}

/**
 * Delivers reports to the server with the calls of the host, and fetches again after those that ask for it. Loaded with the first
 * report.
 */
export function createDelivery(options: DeliveryOptions): ReportQueue {
  const { emit, fetches, history, host, isOnline, storage, store, tabs } = options;
  const { calls, clock, events, random } = host;
  const refetches = createRefetchSchedule(clock, fetches.refetch);
  const queue = createReportQueue({
    isOnline,
    storage,
    clock,
    random: () => randomNumber(random),
    send(report, signal) {
      const { experienceId, id, kind, placementId } = report;
      const request = { placementId, experienceId, ...contextOf(report) };
      const call = calls[CALLS[kind]];
      return call?.(request, { signal, idempotencyKey: id, keepalive: true }) ?? Promise.resolve();
    },
    onSettled(report, outcome, error) {
      const key = experienceKey(report);
      emit(`message-report-${outcome}`, key, { kind: report.kind });
      if (error !== undefined) events.reportError(error);
      if (report.kind !== 'viewed') {
        // A page that the server rendered meanwhile may still have the message.
        history.record(report.viewerId, { key, hasEnded: true, at: clock.now() });
      }
      if (report.removes) {
        store.settle(key, fetches.lastId());
        tabs?.post({ viewerId: report.viewerId, key, isSettled: true });
      }
      refetches.settled(report.id);
    },
  });
  return {
    ...queue,
    add(report) {
      if (asksForFetch(report)) refetches.after(report.id);
      queue.add(report);
    },
    clear() {
      refetches.clear();
      queue.clear();
    },
  };
}

/** The end of a message that leaves the store, or a view of the placement that fetches again. */
function asksForFetch({ kind, placementId, removes }: Report): boolean {
  return removes || (kind === 'viewed' && placementId === PLACEMENT_IDS.refetchOnView);
}

/** One fetch for all reports of a moment: when they have settled, or 2 s after the first. */
interface RefetchSchedule {
  /** Asks for a fetch after a report. */
  readonly after: (reportId: string) => void;
  readonly settled: (reportId: string) => void;
  readonly clear: () => void;
}

/** Creates a schedule without a fetch. */
function createRefetchSchedule(clock: Clock, refetch: () => void): RefetchSchedule {
  const waiting = new Set<string>();
  let timer: unknown;
  const clear = () => {
    clock.clearTimeout(timer);
    timer = undefined;
    waiting.clear();
  };
  const run = () => {
    clear();
    refetch();
  };
  return {
    after(reportId) {
      waiting.add(reportId);
      timer ??= clock.setTimeout(run, REFETCH_WAIT_MS);
    },
    settled(reportId) {
      if (waiting.delete(reportId) && waiting.size === 0) run();
    },
    clear,
  };
}
