import type { MessageHost } from '@tackboard/domain';
import { experienceKey, PLACEMENT_IDS } from '@tackboard/domain/experience';
import { randomNumber } from '@tackboard/domain/tracking';
import type { EmitMessageEvent } from '../engine/emit.js';
import { createRefetchSchedule } from '../engine/refetch-schedule.js';
import { contextOf, type MessageFetches } from '../fetching/fetch-messages.js';
import type { MessageTabs } from '../messaging.types.js';
import type { ExperienceStore } from '../store/experience-store.js';
import type { MessageHistory } from './message-history.js';
import { createReportQueue, type ReportQueue } from './report-queue.js';
import type { ReportStorage } from './report-storage.js';
import type { Report } from './report.js';

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
 * Delivers reports to the server with the calls of the host (S2 §7), and fetches again after those that ask for it (S2 §4).
 * Loaded with the first message.
 */
export function createDelivery(options: DeliveryOptions): ReportQueue {
  const { emit, fetches, history, host, store, tabs, ...queueOptions } = options;
  const { calls, clock, events, random } = host;
  const refetches = createRefetchSchedule(clock, fetches.refetch);
  const queue = createReportQueue({
    ...queueOptions,
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

/** The end of a message that leaves the store, or a view of the placement that fetches again (S2 §4). */
function asksForFetch({ kind, placementId, removes }: Report): boolean {
  return removes || (kind === 'viewed' && placementId === PLACEMENT_IDS.refetchOnView);
}
