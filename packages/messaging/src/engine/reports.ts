import type { MessageHost } from '@tackboard/domain';
import { type Experience, experienceKey, placedExperience } from '@tackboard/domain/experience';
import type { MessageTabs } from '../tabs.js';
import type { createDelivery } from './delivery.js';
import { bannerFields, type EmitMessageEvent } from './events.js';
import { contextOf, type FetchOptions, type MessageFetches } from './fetches.js';
import {
  createReportStorage,
  type MessageHistory,
  newIdempotencyKey,
  type Report,
  type ReportKind,
  type ReportStorage,
} from './saved.js';
import type { ReportQueue } from './report-queue.js';
import type { MessageEnd } from './rules.js';
import type { ExperienceStore } from './store.js';

/** Surfaces whose clicks and dismissals are logged as those of a banner. */
const BANNERS: readonly string[] = ['banner', 'cookieBanner', 'heroBanner', 'metricsBanner'];

/** Options of {@link createReports}. */
export interface ReportsOptions {
  readonly host: MessageHost;
  readonly context: Pick<FetchOptions, 'extraContext' | 'targeting'>;
  readonly isOnline: () => boolean;
  readonly tabs: MessageTabs | undefined;
  readonly store: ExperienceStore;
  readonly history: MessageHistory;
  /** Empty for a visitor. */
  readonly viewerId: () => string;
  readonly fetches: Pick<MessageFetches, 'lastId' | 'refetch'>;
  /** What delivers reports, once it has loaded; the first call starts loading it. */
  readonly delivery: () => { readonly createDelivery: typeof createDelivery } | undefined;
  readonly emit: EmitMessageEvent;
}

/** Updates the store and reports what happened to messages, in this order (S2 §4.9). */
export interface Reports {
  /** Reports the view, once in a session: also where the server does not know of it yet. */
  readonly view: (key: string) => void;
  readonly end: (key: string, surface: string, end: MessageEnd) => void;
  /** Applies and sends the reports that former pages of the viewer have left. */
  readonly restore: () => void;
  /** Sends the reports that waited for the delivery. */
  readonly start: () => void;
  readonly flush: () => void;
  readonly pending: () => readonly Report[];
  /** Drops all reports: another viewer. */
  readonly clear: () => void;
}

/** Creates reports. Their queue is loaded with the first one. */
export function createReports(options: ReportsOptions): Reports {
  const { emit, history, host, store, tabs, viewerId } = options;
  const storage = createReportStorage({ storage: host.storage, onError: host.events.reportError });
  const outgoing = createOutgoing(options, storage);

  function report(key: string, kind: ReportKind, removes: boolean) {
    history.record(viewerId(), { key, hasEnded: kind !== 'viewed', at: host.clock.now() });
    const experience = store.list().find((entry) => entry.key === key)?.experience;
    const created = experience && createReport(options, experience, kind, removes);
    if (created) outgoing.add(created);
  }

  /** A page of this session has reported the view of the message, which has not ended since. */
  const wasViewed = (key: string) =>
    history
      .load(viewerId(), host.clock.now())
      .some((entry) => entry.key === key && !entry.hasEnded);

  return {
    view(key) {
      if (!store.view(key) || wasViewed(key)) return;
      report(key, 'viewed', false);
      emit('message-viewed', key, {});
    },
    end(key, surface, reached) {
      const { kind } = reached;
      const isReported = kind !== 'timedOut';
      const isBanner = isReported && BANNERS.includes(surface);
      emit('message-ended', key, { reason: kind, surface, ...(isBanner && bannerFields(key)) });
      if (!isReported) {
        // No report is on its way that could confirm it later.
        tabs?.post({ viewerId: viewerId(), key, isSettled: true });
        return;
      }
      const removes = !reached.preventsRemoval;
      report(key, kind, removes);
      if (!removes) return;
      store.remove(key);
      tabs?.post({ viewerId: viewerId(), key });
    },
    restore() {
      for (const stored of storage.load(viewerId(), host.clock.now())) {
        const key = experienceKey(stored);
        store.view(key);
        if (stored.removes) store.remove(key);
        outgoing.add(stored);
      }
    },
    start: outgoing.start,
    flush: outgoing.flush,
    pending: outgoing.pending,
    clear() {
      storage.clear();
      history.clear();
      outgoing.clear();
    },
  };
}

/** The reports on their way. Before their queue has loaded they wait here, and in storage. */
function createOutgoing(options: ReportsOptions, storage: ReportStorage) {
  const early = new Map<string, Report>();
  let queue: ReportQueue | undefined;

  function start() {
    const module = options.delivery();
    if (!module || queue) return;
    queue = module.createDelivery({ ...options, storage });
    for (const report of early.values()) queue.add(report);
    early.clear();
  }

  return {
    start,
    add(report: Report) {
      if (queue) {
        queue.add(report);
        return;
      }
      early.set(report.id, report);
      storage.save(report);
      start();
    },
    flush: () => queue?.flush(),
    pending: () => queue?.pending() ?? [...early.values()],
    clear() {
      early.clear();
      queue?.clear();
    },
  };
}

/** The report about a message; `undefined` about one without a placement. */
function createReport(
  { context, host, viewerId }: ReportsOptions,
  experience: Experience,
  kind: ReportKind,
  removes: boolean,
): Report | undefined {
  const placed = placedExperience(experience);
  if (!placed) return undefined;
  const { extraContext, ...targeting } = contextOf(context);
  const ofBoth = { ...extraContext, ...experience.extraContext };
  return {
    ...placed,
    ...targeting,
    ...(Object.keys(ofBoth).length > 0 && { extraContext: ofBoth }),
    id: newIdempotencyKey(host.random),
    kind,
    removes,
    viewerId: viewerId(),
    at: host.clock.now(),
  };
}
