import type { Experience, MessageHost } from '@tackboard/domain';
import {
  EXPERIENCE_IDS,
  getsMessages,
  placedExperience,
  placedExperienceId,
  PLACEMENT_IDS,
} from '@tackboard/domain/experience';
import { EVENT_TYPES } from '@tackboard/domain/tracking';
import { accepts, type Claim, createClaims } from './claims/claims.js';
import { createRetryingLoader } from './engine/retrying-loader.js';
import { createRefetchSchedule } from './engine/refetch-schedule.js';
import { createSession, type Session } from './engine/session.js';
import { createFetchLoop } from './fetching/fetch-loop.js';
import { type Candidate, waitingCandidates } from './layers/speakers.js';
import type { MessageEnd } from './life/message.types.js';
import type { Message } from './message.js';
import type { MessageExplanation, Messaging, MessagingOptions } from './messaging.types.js';
import { createReportQueue } from './reports/report-queue.js';
import { createReportStorage } from './reports/report-storage.js';
import type { Report, ReportKind } from './reports/report.js';
import { createExperienceStore, type StoredExperience } from './store/experience-store.js';
import { layerOf, rulesOf, showsAtOnce } from './surfaces/message-rules.js';
import { readSurface, type SurfaceReading } from './surfaces/read-surface.js';

const CALLS = {
  viewed: 'viewExperience',
  completed: 'completeExperience',
  dismissed: 'dismissExperience',
} as const;

const NO_MESSAGES: readonly Message[] = [];

/** Surfaces whose clicks and dismissals are logged as those of a banner (S2 §7). */
const BANNERS: readonly string[] = ['banner', 'cookieBanner', 'heroBanner', 'metricsBanner'];

/**
 * Creates the engine of messages (S2). It fetches the viewer's messages, decides which of them show, and reports what
 * happened to them. Creating it starts nothing; `mount` does.
 */
export function createMessaging(options: MessagingOptions): Messaging {
  const { extraContext, host, isOnline = () => true, surfaces = [], tabs, targeting } = options;
  const { loadLife = () => import('./life/start-life.js'), random = Math.random } = options;
  const { calls, clock, events, layers } = host;
  const isMobile = options.device === 'mobile';
  const hasMessages = getsMessages(options);
  const context = { ...(extraContext && { extraContext }), ...(targeting && { targeting }) };

  const store = createExperienceStore(hasMessages ? options.initial : []);
  const claims = createClaims();
  const sessions = new Map<string, Session>();
  const readings = new WeakMap<Experience, SurfaceReading>();
  const reportedKeys = new Set<string>();
  const listeners = new Set<() => void>();
  const releases = new Map<string, unknown>();
  let viewerId = idOf(host);
  let hasFetched = options.initial !== undefined;
  let isHidden = false;
  let shown = new Map<number, readonly Message[]>();
  let explanations: readonly MessageExplanation[] = [];
  let isDeciding = false;
  let mustDecideAgain = false;
  let mounts = 0;
  /** The message whose dialog is open in the layer of the host. */
  let dialog: { readonly key: string; readonly close: () => void } | undefined;

  const emit = (
    name: `message-${string}`,
    key: string,
    fields: Readonly<Record<string, unknown>>,
  ) => events.emit({ name, key, ...fields });

  const lifeModule = createRetryingLoader({
    load: loadLife,
    clock,
    onLoaded: () => decide(),
    onError: events.reportError,
  });

  const loop = createFetchLoop({
    fetch: fetchExperiences,
    onResponse(experiences, fetchId) {
      hasFetched = true;
      store.apply(experiences, fetchId);
      decide();
    },
    onError: events.reportError,
  });
  const refetches = createRefetchSchedule(clock, refetch);

  const reportStorage = createReportStorage({
    storage: host.storage,
    onError: events.reportError,
  });
  const reports = createReportQueue({
    send(report, signal) {
      const { experienceId, id, placementId } = report;
      const request = { placementId, experienceId, ...contextOf(report) };
      const call = calls[CALLS[report.kind]];
      return call?.(request, { signal, idempotencyKey: id, keepalive: true }) ?? Promise.resolve();
    },
    clock,
    random,
    isOnline,
    storage: reportStorage,
    onSettled(report, outcome, error) {
      const key = `${report.placementId}:${report.experienceId}`;
      if (outcome === 'dropped') {
        emit('message-report-dropped', key, { kind: report.kind });
        if (error !== undefined) events.reportError(error);
      }
      if (report.removes) store.settle(key, loop.lastId());
      refetches.settled(report.id);
    },
  });

  async function fetchExperiences(signal: AbortSignal): Promise<readonly Experience[]> {
    const { placementIds, isMultiExperiencePlatform } = options;
    if (placementIds) {
      return (await calls.readExperiences?.({ placementIds, ...context }, { signal })) ?? [];
    }
    const request = isMultiExperiencePlatform ? { isMultiExperiencePlatform } : context;
    return (await calls.readPlatformExperiences?.(request, { signal })) ?? [];
  }

  function refetch() {
    if (hasMessages) loop.refetch();
  }

  function contextOf(report: Report) {
    const { extraContext: extra, targeting: target } = report;
    return { ...(extra && { extraContext: extra }), ...(target && { targeting: target }) };
  }

  function readingOf(experience: Experience): SurfaceReading {
    const known = readings.get(experience);
    if (known) return known;
    const reading = readSurface(experience, surfaces);
    readings.set(experience, reading);
    return reading;
  }

  function report(key: string, kind: ReportKind, removes: boolean): string | undefined {
    const experience = store.list().find((entry) => entry.key === key)?.experience;
    const placed = experience && placedExperience(experience);
    if (!placed) return undefined;
    const id = newReportId();
    const own = { ...extraContext, ...experience.extraContext };
    reports.add({
      ...placed,
      ...(Object.keys(own).length > 0 && { extraContext: own }),
      ...(targeting && { targeting }),
      id,
      kind,
      removes,
      viewerId,
      at: clock.now(),
    });
    return id;
  }

  function view(key: string) {
    if (!store.view(key)) return;
    const id = report(key, 'viewed', false);
    emit('message-viewed', key, {});
    if (id && key.startsWith(`${PLACEMENT_IDS.refetchOnView}:`)) refetches.after(id);
  }

  function end(key: string, reached: MessageEnd) {
    const session = sessions.get(key);
    const surface = session?.reading.surface;
    const { kind } = reached;
    emit('message-ended', key, {
      reason: kind,
      surface,
      ...(kind !== 'timedOut' && BANNERS.includes(surface ?? '') && bannerFields(key)),
    });
    if (kind !== 'timedOut') {
      const removes = kind === 'dismissed' || !reached.preventsRemoval;
      const id = report(key, kind, removes);
      if (removes) {
        store.remove(key);
        if (id) refetches.after(id);
        tabs?.post({ viewerId, key });
      }
    }
    closeDialog(key);
    decide();
  }

  function bannerFields(key: string) {
    const [placementId = '', experienceId = ''] = key.split(':');
    return {
      eventType: EVENT_TYPES.banner,
      placedExperienceId: placedExperienceId({ placementId, experienceId }),
    };
  }

  /** Ends a message without a report: the server withdrew it, another tab ended it, its surface crashed. */
  function withdraw(key: string, reason: string) {
    const session = sessions.get(key);
    if (!session || session.hasEnded()) return;
    session.stop();
    emit('message-ended', key, { reason, surface: session.reading.surface });
    closeDialog(key);
  }

  function closeDialog(key: string) {
    if (dialog?.key !== key) return;
    const { close } = dialog;
    dialog = undefined;
    close();
  }

  /** A part that leaves and comes back in the same moment, as in StrictMode, keeps the session. */
  function releaseLater(key: string) {
    if (releases.has(key)) return;
    const handle = clock.setTimeout(() => {
      releases.delete(key);
      withdraw(key, 'the part that showed it left');
      sessions.delete(key);
      decide();
    }, 0);
    releases.set(key, handle);
  }

  function keepSession(key: string) {
    clock.clearTimeout(releases.get(key));
    releases.delete(key);
  }

  function sessionOf({ experience, key }: StoredExperience, owner: Claim): Session | undefined {
    const reading = readingOf(experience);
    if ('invalid' in reading) return undefined;
    keepSession(key);
    const known = sessions.get(key);
    if (known) return known;
    const rules = rulesOf(experience, reading, owner.request);
    const layer = layerOf(reading, { isMobile, isOpen: false });
    const session = createSession({
      rules,
      layer,
      reading,
      clock,
      onView: () => view(key),
      onEnd: (reached) => end(key, reached),
      onChange: () => decide(),
    });
    if (isHidden) session.timers.pause('hidden');
    sessions.set(key, session);
    if (experience.id === EXPERIENCE_IDS.viewedOnMount) view(key);
    return session;
  }

  const messages = new Map<string, Message>();

  /** The same object until the message changes. */
  function messageOf({ experience, key }: StoredExperience, isOpen: boolean): Message | undefined {
    const reading = readingOf(experience);
    if ('invalid' in reading) return undefined;
    const known = messages.get(key);
    if (known?.experience === experience && known.isOpen === isOpen) return known;
    const { model, surface } = reading;
    const layer = layerOf(reading, { isMobile, isOpen });
    const message = { key, experience, surface, model, layer, isOpen };
    messages.set(key, message);
    return message;
  }

  function decide() {
    if (isDeciding) {
      mustDecideAgain = true;
      return;
    }
    isDeciding = true;
    try {
      do {
        mustDecideAgain = false;
        decideOnce();
      } while (mustDecideAgain);
    } finally {
      isDeciding = false;
    }
    for (const listener of listeners) listener();
  }

  function decideOnce() {
    const explained: MessageExplanation[] = [];
    const candidates: (Candidate & { readonly session: Session; readonly owner: Claim })[] = [];
    const busyPlacements = new Set<string | undefined>();
    const entries = store.list();
    for (const entry of entries) {
      const { experience, key } = entry;
      const explain = (state: MessageExplanation['state'], reason: string, surface?: string) =>
        explained.push({ key, surface, state, reason });
      const reading = readingOf(experience);
      if ('invalid' in reading) {
        reportInvalid(key, reading.invalid);
        explain('refused', reading.invalid);
        continue;
      }
      const { surface } = reading;
      const ownership = claims.ownerOf(experience, layerOf(reading, { isMobile, isOpen: false }));
      if ('reason' in ownership) {
        if (sessions.has(key)) releaseLater(key);
        explain('refused', ownership.reason, surface);
        continue;
      }
      const { owner } = ownership;
      const session = sessionOf(entry, owner);
      if (!session || session.hasEnded()) {
        explain('ended', 'it ended while it was mounted', surface);
        continue;
      }
      if (busyPlacements.has(experience.placementId)) {
        if (session.phase() === 'shown')
          hold(key, session, 'another message of its placement shows');
        explain('waiting', 'another message of its placement comes first', surface);
        continue;
      }
      busyPlacements.add(experience.placementId);
      const chart = lifeModule();
      if (chart) session.start(chart);
      const phase = session.phase();
      if (phase === 'ended') {
        explain('ended', 'it completed by itself', surface);
        continue;
      }
      if (phase === 'loading' || phase === 'delaying') {
        explain(
          'waiting',
          phase === 'loading' ? 'its chart is loading' : 'its delay runs',
          surface,
        );
        continue;
      }
      const message = messageOf(entry, session.isOpen());
      const missing = message && owner.request.waitsFor?.(message);
      if (missing) {
        if (phase === 'shown') hold(key, session, missing);
        explain('waiting', missing, surface);
        continue;
      }
      candidates.push({
        key,
        layer: layerOf(reading, { isMobile, isOpen: session.isOpen() }),
        isFirst: surface === 'cookieBanner' || session.isOpen(),
        isShown: phase === 'shown',
        session,
        owner,
      });
      explain('shown', 'it is its turn', surface);
    }
    withdrawMissing(entries);
    const hasOpenLayer = layers.isOpen() && !dialog;
    const waiting = waitingCandidates(candidates, { hasOpenLayer });
    for (const { isShown, key, session } of candidates) {
      const reason = waiting.get(key);
      if (reason !== undefined) {
        if (isShown) hold(key, session, reason);
        const at = explained.findIndex((one) => one.key === key);
        const { surface } = session.reading;
        explained[at] = { key, surface, state: 'waiting', reason };
      }
    }
    const next = new Map<number, Message[]>();
    for (const { isShown, key, owner, session } of candidates) {
      if (waiting.has(key)) continue;
      if (!isShown) {
        emit('message-shown', key, { surface: session.reading.surface });
        session.send({ type: 'SPEAK' });
      }
      const entry = entries.find((one) => one.key === key);
      const message = entry && messageOf(entry, session.isOpen());
      if (message && session.phase() === 'shown') {
        next.set(owner.id, [...(next.get(owner.id) ?? []), message]);
      }
    }
    shown = keepArrays(shown, next);
    explanations = explained;
  }

  function hold(key: string, session: Session, reason: string) {
    session.send({ type: 'HOLD' });
    emit('message-held', key, { reason, surface: session.reading.surface });
    closeDialog(key);
  }

  function reportInvalid(key: string, reason: string) {
    if (reportedKeys.has(key)) return;
    reportedKeys.add(key);
    emit('message-refused', key, { reason });
    events.reportError(new InvalidMessageError(key, reason));
  }

  /** Messages that the last fetch no longer holds. */
  function withdrawMissing(entries: readonly StoredExperience[]) {
    const keys = new Set(entries.map(({ key }) => key));
    for (const key of sessions.keys()) {
      if (keys.has(key)) continue;
      withdraw(key, 'the server no longer sends it');
      sessions.delete(key);
      keepSession(key);
      messages.delete(key);
    }
  }

  function changeViewer() {
    const next = idOf(host);
    if (next === viewerId) return;
    for (const key of sessions.keys()) withdraw(key, 'the viewer changed');
    sessions.clear();
    messages.clear();
    reportedKeys.clear();
    reports.clear();
    refetches.clear();
    store.clear();
    loop.reset();
    viewerId = next;
    hasFetched = false;
    if (mounts > 0 && hasMessages) loop.join();
    decide();
  }

  function restoreReports() {
    for (const stored of reportStorage.load(viewerId, clock.now())) {
      const key = `${stored.placementId}:${stored.experienceId}`;
      store.view(key);
      if (stored.removes) store.remove(key);
      reports.add(stored);
    }
  }

  function endFromTab(key: string) {
    withdraw(key, 'it ended in another tab');
    store.remove(key);
    store.settle(key, loop.lastId());
    decide();
  }

  const send = (key: string, event: Parameters<Session['send']>[0]) => {
    sessions.get(key)?.send(event);
    decide();
  };

  return {
    host,
    mount() {
      if (!hasMessages) return () => undefined;
      mounts++;
      const ends = [
        host.viewer.subscribe(changeViewer),
        layers.subscribe(() => queueMicrotask(decide)),
        tabs?.listen(({ key, viewerId: of }) => (of === viewerId ? endFromTab(key) : undefined)),
      ];
      changeViewer();
      restoreReports();
      if (!hasFetched) loop.join();
      decide();
      return () => {
        mounts--;
        for (const stop of ends) stop?.();
      };
    },
    claim(request) {
      const claim = claims.add(request);
      decide();
      return claim;
    },
    release(claim) {
      claims.remove(claim);
      shown.delete(claim.id);
      decide();
    },
    messagesOf: ({ id }) => shown.get(id) ?? NO_MESSAGES,
    peek(request) {
      for (const entry of store.list()) {
        const reading = readingOf(entry.experience);
        if ('invalid' in reading) continue;
        const message = messageOf(entry, false);
        if (!message || !accepts(request, entry.experience, message.layer)) continue;
        const rules = rulesOf(entry.experience, reading, request);
        if (!showsAtOnce(message.layer, rules)) continue;
        return request.waitsFor?.(message) ? undefined : message;
      }
      return undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh: decide,
    view,
    complete(key, { kind = 1, preventsRemoval = false } = {}) {
      send(key, { type: 'COMPLETE', kind, preventsRemoval });
    },
    dismiss: (key) => send(key, { type: 'DISMISS' }),
    present: (key) => send(key, { type: 'PRESENT' }),
    scroll() {
      for (const session of sessions.values()) session.send({ type: 'SCROLL' });
    },
    setOpen: (key, isOpen) => send(key, { type: isOpen ? 'OPEN' : 'CLOSE' }),
    abortTimeout: (key) => send(key, { type: 'ABORT' }),
    fail(key, error) {
      withdraw(key, 'its surface failed');
      events.reportError(error);
      decide();
    },
    pause: (key, reason) => sessions.get(key)?.timers.pause(reason),
    resume: (key, reason) => sessions.get(key)?.timers.resume(reason),
    setHidden(hidden) {
      isHidden = hidden;
      for (const { timers } of sessions.values()) {
        if (hidden) timers.pause('hidden');
        else timers.resume('hidden');
      }
    },
    flush() {
      reports.flush();
      if (mounts > 0 && !hasFetched && isOnline()) loop.join();
    },
    refetch,
    async trigger(placed) {
      const request = { ...placed, ...(extraContext && { extraContext }) };
      await calls.triggerExperience?.(request, { idempotencyKey: newReportId() });
      refetch();
    },
    openLayer(key, layer) {
      if (dialog?.key === key) return;
      const close = layers.open({
        ...layer,
        onClosed() {
          layer.onClosed?.();
          if (dialog?.key !== key) return;
          dialog = undefined;
          // The layer that replaces it is open only after this call.
          queueMicrotask(() => {
            const session = sessions.get(key);
            if (session?.phase() === 'shown') hold(key, session, 'another layer replaced it');
            decide();
          });
        },
      });
      dialog = { key, close };
    },
    explain: () => explanations,
    pendingReports: reports.pending,
    showAgain(key) {
      sessions.get(key)?.stop();
      sessions.delete(key);
      store.restore(key);
      decide();
    },
  };
}

/** Thrown nowhere: reported once for each message whose display data is invalid (S2 §5). */
export class InvalidMessageError extends Error {
  override readonly name = 'InvalidMessageError';
  readonly code = 'invalid_message';
  readonly key: string;

  constructor(key: string, reason: string) {
    super(`Message ${key} is not shown: ${reason}. Correct its display data on the server.`);
    this.key = key;
  }
}

function idOf({ viewer }: MessageHost): string {
  const { id, isAuth } = viewer.get();
  return isAuth ? (id ?? '') : '';
}

const REPORT_ID_BYTES = 16;

function newReportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(REPORT_ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Keeps the array of a claim while its messages are the same, so that nothing renders again. */
function keepArrays(
  former: ReadonlyMap<number, readonly Message[]>,
  next: ReadonlyMap<number, readonly Message[]>,
): Map<number, readonly Message[]> {
  return new Map(
    [...next].map(([id, list]) => {
      const old = former.get(id);
      const isSame = old?.length === list.length && old.every((one, at) => one === list[at]);
      return [id, isSame ? old : list];
    }),
  );
}
