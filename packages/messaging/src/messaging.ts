import { getsMessages } from '@tackboard/domain/experience';
import { createClaims } from './claims/claims.js';
import { createHostCallbacks } from './claims/host-callbacks.js';
import { createCurrentViewer } from './engine/current-viewer.js';
import { createDecisions } from './engine/decisions.js';
import { createEmitter } from './engine/emit.js';
import { MESSAGING_INTERNALS } from './engine/internals.js';
import { createMessageDialog } from './engine/message-dialog.js';
import { createMessageReadings } from './engine/message-readings.js';
import { isRestoredDocument } from './engine/restored-document.js';
import { createPeek } from './engine/peek.js';
import { createRetryingLoader } from './engine/retrying-loader.js';
import type { Session } from './engine/session.js';
import { createSessions } from './engine/sessions.js';
import { warnOfKey } from './engine/warn-of-key.js';
import { createMessageFetches } from './fetching/fetch-messages.js';
import type { Messaging, MessagingOptions, TabMessage } from './messaging.types.js';
import { applyHistory } from './reports/apply-history.js';
import { createMessageHistory } from './reports/message-history.js';
import { createReporting } from './reports/reporting.js';
import { createExperienceStore } from './store/experience-store.js';

/**
 * Creates the engine of messages (S2). It fetches the viewer's messages, decides which of them show, and reports what
 * happened to them. Creating it starts nothing; `mount` does.
 */
export function createMessaging(options: MessagingOptions): Messaging {
  const { host, isOnline = () => true, isRestored = isRestoredDocument, tabs } = options;
  const { loadRuntime = () => import('./engine/runtime.js') } = options;
  const { clock, events, layers } = host;
  const hasMessages = getsMessages(options);
  const emitter = createEmitter(host);
  const { emit } = emitter;
  const viewer = createCurrentViewer(host);
  const store = createExperienceStore(hasMessages ? options.initial : []);
  const history = createMessageHistory({ storage: host.storage, onError: events.reportError });
  const claims = createClaims();
  const callbacks = createHostCallbacks(events);
  const readings = createMessageReadings({
    ...options,
    surfaces: options.surfaces?.map(callbacks.containSurface) ?? [],
  });
  let mounts = 0;
  let hasHistory = false;

  const runtime = createRetryingLoader({
    load: loadRuntime,
    clock,
    onLoaded() {
      reporting.start();
      decide();
    },
    onError: events.reportError,
  });
  const fetches = createMessageFetches({
    messaging: options,
    onMessages(experiences, fetchId) {
      store.apply(experiences, fetchId);
      decide();
    },
  });
  const refetch = () => {
    if (hasMessages) fetches.refetch();
  };
  const { lastId } = fetches;
  const reporting = createReporting({
    messaging: options,
    store,
    history,
    viewer,
    fetches: { lastId, refetch },
    runtime,
    emit,
  });
  const dialog = createMessageDialog({
    layers,
    onReplaced(key) {
      sessions.hold(key, 'another layer replaced it');
      decide();
    },
  });
  const sessions = createSessions({
    clock,
    emit,
    onView: reporting.view,
    onEnd: reporting.end,
    onHidden: dialog.close,
    onChange: () => decide(),
  });
  const decisions = createDecisions({
    store,
    claims,
    readings,
    sessions,
    dialog,
    runtime,
    events,
    emit,
  });
  const decide = decisions.update;
  const peek = createPeek({ store, readings, sessions });

  function changeViewer() {
    if (!viewer.update()) return;
    for (const key of sessions.keys()) sessions.remove(key, 'the viewer changed');
    readings.clear();
    callbacks.clear();
    decisions.clear();
    reporting.clear();
    store.clear();
    fetches.reset();
    if (mounts > 0 && hasMessages) fetches.start();
    decide();
  }

  const loadHistory = () => history.load(viewer.id(), clock.now());

  /** Applies what former pages have left, before the first message shows: parts claim before the provider mounts. */
  function startSession() {
    if (hasHistory || !hasMessages) return;
    hasHistory = true;
    changeViewer();
    const entries = loadHistory();
    const { initial, initialAt } = options;
    const isOutdated = applyHistory({
      entries,
      initial,
      initialAt,
      isRestored: isRestored(),
      store,
      lastFetchId: lastId(),
    });
    if (isOutdated) fetches.expire();
    reporting.restore();
  }

  function endFromTab({ isSettled, key, viewerId }: TabMessage) {
    if (viewerId !== viewer.id()) return;
    sessions.withdraw(key, 'it ended in another tab');
    store.remove(key);
    if (isSettled) store.settle(key, lastId());
    decide();
  }

  /** A message that has ended is known: a second press on it does nothing. */
  const isKnown = (key: string) =>
    store.removedKeys().includes(key) || store.held().some((one) => one.key === key);

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
        tabs?.listen(endFromTab),
      ];
      changeViewer();
      startSession();
      reporting.restore();
      fetches.start();
      decide();
      return () => {
        mounts--;
        for (const stop of ends) stop?.();
      };
    },
    claim(request) {
      startSession();
      const claim = claims.add(callbacks.containRequest(request));
      decide();
      return claim;
    },
    release(claim) {
      claims.remove(claim);
      decide();
    },
    messagesOf: decisions.messagesOf,
    peek: (request) => peek(callbacks.containRequest(request)),
    subscribe: decisions.subscribe,
    refresh: decide,
    view: reporting.view,
    complete(key, { kind = 1, preventsRemoval = false } = {}) {
      if (!isKnown(key)) warnOfKey('complete', key);
      send(key, { type: 'COMPLETE', kind, preventsRemoval });
    },
    dismiss(key, { preventsRemoval = false } = {}) {
      if (!isKnown(key)) warnOfKey('dismiss', key);
      send(key, { type: 'DISMISS', preventsRemoval });
    },
    present: (key) => send(key, { type: 'PRESENT' }),
    scroll: sessions.scroll,
    setOpen: (key, isOpen) => send(key, { type: isOpen ? 'OPEN' : 'CLOSE' }),
    abortTimeout: (key) => send(key, { type: 'ABORT' }),
    fail(key, error) {
      sessions.withdraw(key, 'its surface failed');
      events.reportError(error);
      decide();
    },
    pause: (key, reason) => sessions.get(key)?.pause(reason),
    resume: (key, reason) => sessions.get(key)?.resume(reason),
    setHidden: sessions.setHidden,
    flush() {
      reporting.flush();
      if (mounts > 0 && isOnline()) fetches.start();
    },
    refetch,
    restore() {
      for (const { hasEnded, key } of loadHistory()) {
        store.view(key);
        if (!hasEnded) continue;
        sessions.withdraw(key, 'it ended on another page');
        store.hide(key, lastId());
      }
      decide();
      refetch();
    },
    async trigger(what) {
      const { triggerMessages } = await loadRuntime();
      if ((await triggerMessages(what, options, store)) > 0) refetch();
    },
    openLayer: dialog.open,
    explain: decisions.explanations,
    pendingReports: reporting.pending,
    [MESSAGING_INTERNALS]: { store, sessions, events: emitter },
  };
}
