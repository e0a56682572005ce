import { experienceKey, placedExperience } from '@tackboard/domain/experience';
import type { Random } from '@tackboard/domain';
import { EVENT_TYPES } from '@tackboard/domain/tracking';
import type { CurrentViewer } from '../engine/current-viewer.js';
import type { EmitMessageEvent } from '../engine/emit.js';
import type { RuntimeModule } from '../engine/runtime.types.js';
import { contextOf, type MessageFetches } from '../fetching/fetch-messages.js';
import type { MessageEnd } from '../life/message.types.js';
import type { MessagingOptions } from '../messaging.types.js';
import type { ExperienceStore } from '../store/experience-store.js';
import type { MessageHistory } from './message-history.js';
import type { ReportQueue } from './report-queue.js';
import { createReportStorage } from './report-storage.js';
import type { Report, ReportKind } from './report.js';

/** Surfaces whose clicks and dismissals are logged as those of a banner (S2 §7). */
const BANNERS: readonly string[] = ['banner', 'cookieBanner', 'heroBanner', 'metricsBanner'];

/** Options of {@link createReporting}. */
export interface ReportingOptions {
  readonly messaging: MessagingOptions;
  readonly store: ExperienceStore;
  readonly history: MessageHistory;
  readonly viewer: CurrentViewer;
  readonly fetches: Pick<MessageFetches, 'lastId' | 'refetch'>;
  /** The runtime once it has loaded; the first call starts loading it. */
  readonly runtime: () => RuntimeModule | undefined;
  readonly emit: EmitMessageEvent;
}

/** Updates the store and reports what happened to messages, in this order (S2 §4). */
export interface Reporting {
  /** Reports the view, once. */
  readonly view: (key: string) => void;
  readonly end: (key: string, surface: string, end: MessageEnd) => void;
  /** Applies and sends the reports that former pages of the viewer have left. */
  readonly restore: () => void;
  /** Sends the reports that waited for the runtime. */
  readonly start: () => void;
  readonly flush: () => void;
  readonly pending: () => readonly Report[];
  /** Drops all reports: another viewer. */
  readonly clear: () => void;
}

/** Creates reporting. Its queue is created with the runtime; until then reports wait, in storage too. */
export function createReporting(options: ReportingOptions): Reporting {
  const { emit, fetches, history, runtime, store, viewer } = options;
  const { host, isOnline = () => true, tabs, targeting } = options.messaging;
  const { reportError: onError } = host.events;
  const storage = createReportStorage({ storage: host.storage, onError });
  /** Reports before the runtime has loaded, by id. */
  const early = new Map<string, Report>();
  let queue: ReportQueue | undefined;

  function start() {
    const module = runtime();
    if (!module || queue) return;
    queue = module.createDelivery({ host, storage, history, store, fetches, emit, isOnline, tabs });
    for (const report of early.values()) queue.add(report);
    early.clear();
  }

  function add(report: Report) {
    if (queue) {
      queue.add(report);
      return;
    }
    early.set(report.id, report);
    storage.save(report);
    start();
  }

  function report(key: string, kind: ReportKind, removes: boolean) {
    const experience = store.list().find((entry) => entry.key === key)?.experience;
    const placed = experience && placedExperience(experience);
    if (!placed) return;
    const context = { ...contextOf(options.messaging).extraContext, ...experience.extraContext };
    add({
      ...placed,
      ...contextOf({
        ...(Object.keys(context).length > 0 && { extraContext: context }),
        ...(targeting && { targeting }),
      }),
      id: newReportId(host.random),
      kind,
      removes,
      viewerId: viewer.id(),
      at: host.clock.now(),
    });
  }

  return {
    view(key) {
      if (!store.view(key)) return;
      history.record(viewer.id(), { key, hasEnded: false, at: host.clock.now() });
      report(key, 'viewed', false);
      emit('message-viewed', key, {});
    },
    end(key, surface, reached) {
      const { kind } = reached;
      const isReported = kind !== 'timedOut';
      const isBanner = isReported && BANNERS.includes(surface);
      emit('message-ended', key, {
        reason: kind,
        surface,
        ...(isBanner && {
          eventType: EVENT_TYPES.banner,
          placedExperienceId: encodeURIComponent(key),
        }),
      });
      if (!isReported) return;
      const removes = !reached.preventsRemoval;
      history.record(viewer.id(), { key, hasEnded: true, at: host.clock.now() });
      report(key, kind, removes);
      if (!removes) return;
      store.remove(key);
      tabs?.post({ viewerId: viewer.id(), key });
    },
    restore() {
      for (const stored of storage.load(viewer.id(), host.clock.now())) {
        const key = experienceKey(stored);
        store.view(key);
        if (stored.removes) store.remove(key);
        add(stored);
      }
    },
    start,
    flush: () => queue?.flush(),
    pending: () => queue?.pending() ?? [...early.values()],
    clear() {
      early.clear();
      storage.clear();
      history.clear();
      queue?.clear();
    },
  };
}

const REPORT_ID_BYTES = 16;

/** An idempotency key. */
export function newReportId(random: Random): string {
  const bytes = new Uint8Array(REPORT_ID_BYTES);
  random(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
