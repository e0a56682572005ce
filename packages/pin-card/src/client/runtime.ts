import { suppressesToasts } from '@tackboard/domain/card';
import {
  connectTabs,
  limitRepinEvents,
  resumeOutbox,
  type SaveEvent,
  type SaveRecord,
} from '@tackboard/machines';
import { createToastStore, LayerHost, Toaster } from '@tackboard/ui/toast';
import { followLink, openLink, recordClickthrough } from '../links/follow-link.js';
import { watchPrinting } from '../grid/printed-pins.js';
import { cardHandlers } from '../card/card-handlers.js';
import type { ClientServices, Runtime, ViewerSession } from './types.js';
import { NEWS_TOAST_TIMING } from '../save/save-toast.js';
import { resolveCalls } from './calls.js';
import { viewerIdOf } from './client-state.js';
import { createTabs } from './client-tabs.js';
import { togglesOf } from './client-toggles.js';
import { createSavesMerger } from './merge-saves.js';
import { createSaveReports } from './save-reports.js';
import { sendPin } from '../share/share-button.js';

/** Creates the function that sends what closed tabs left behind, now or as soon as the browser is online. */
function createOutboxResumer(
  services: ClientServices,
  readPin: Runtime['calls']['readPin'],
  onExpired: () => void,
) {
  const { core, environment, store } = services;
  return (viewerId: string, signal: AbortSignal) => {
    if (!core.outbox.hasPending(viewerId)) return;
    const outbox = core.outbox.intents;
    let isRunning = false;
    const resume = async () => {
      if (isRunning || !outbox || !environment.isOnline()) return;
      isRunning = true;
      await resumeOutbox({
        store,
        outbox,
        viewerId,
        readPin,
        signal,
        sendToggle({ toggle, id, isOn, key, detail }) {
          // Such a pin shows its feedback, which must not take the focus when the page starts.
          if (toggle === 'hide-pin' || toggle === 'report-pin') core.feedbackPins.add(id, false);
          togglesOf(services).set(toggle, id, !isOn, isOn, { key, detail });
        },
        onExpired,
      })
        .catch(core.onError)
        .finally(() => (isRunning = false));
    };
    signal.addEventListener(
      'abort',
      environment.onOnline(() => void resume()),
    );
    void resume();
  };
}

/** The sessions of a client, one for each viewer: a session decides which save events are emitted, and tells other tabs of saves. */
function createViewerSessions({ clock, core, environment, store }: ClientServices) {
  const tabs = createTabs(environment, core.onError);
  const emitSave = ({ type, ...fields }: SaveEvent) => core.emit({ name: type, ...fields });
  /** Number of saves that were emitted while there was no session. The next one counts them toward its limit. */
  let unlimitedSaves = 0;
  let session: ViewerSession | undefined;
  return {
    get: () => session,
    close: tabs.close,
    clear() {
      unlimitedSaves = 0;
    },
    onEvent: (event: SaveEvent) => {
      if (!session && event.type === 'pin-saved') unlimitedSaves += 1;
      (session?.onSaveEvent ?? emitSave)(event);
    },
    start(viewerId: string | undefined, signal: AbortSignal) {
      const { attach, onRecord } = connectTabs({
        channel: tabs.get(),
        clock,
        viewerId: () => viewerId,
      });
      const loggedBefore = unlimitedSaves;
      unlimitedSaves = 0;
      const onSaveEvent = limitRepinEvents({
        experiments: () => core.state.get().context.experiments,
        onEvent: emitSave,
        onError: core.onError,
        loggedBefore,
        viewerId,
        ...(environment.sessionStorage && { storage: environment.sessionStorage }),
      });
      const started: ViewerSession = { onRecord, onSaveEvent };
      session = started;
      const detach = attach(store);
      signal.addEventListener('abort', () => {
        detach();
        if (session === started) session = undefined;
      });
    },
  };
}

/**
 * Ends the session while a browser may keep the page for the way back: it keeps none with a held lock, and one with an open
 * channel only until a message arrives. The page that comes back starts another session. What is pending goes on.
 */
function leaveWithPage({ core }: ClientServices, closeTabs: () => void, signal: AbortSignal): void {
  const leave = () => {
    core.session.end();
    closeTabs();
    core.outbox.close();
    window.addEventListener('pageshow', core.session.restart, { once: true });
  };
  window.addEventListener('pagehide', leave, { signal });
}

/**
 * Creates the runtime: the part of a client that is loaded when its provider mounts. Nothing runs before
 * {@link Runtime.start}.
 */
export function createRuntime(services: ClientServices): Runtime {
  const { clock, core } = services;
  const toastStore = createToastStore(clock, NEWS_TOAST_TIMING);
  const calls = resolveCalls(services.calls, core.state, core.onError);
  const mergeSaves = createSavesMerger(services, calls);
  const sessions = createViewerSessions(services);
  const showFailure = (text: string) => {
    const { experiments } = core.state.get().context;
    if (!suppressesToasts(experiments)) toastStore.show({ kind: 'error', text });
  };
  const resumeOutboxOf = createOutboxResumer(services, calls.readPin, () =>
    showFailure(core.state.get().words.offlineExpired()),
  );
  const saves = createSaveReports({
    services,
    toastStore,
    onEvent: sessions.onEvent,
    onRecord: (record: SaveRecord) => sessions.get()?.onRecord(record),
  });
  return {
    calls,
    close: sessions.close,
    saves,
    cardHandlers,
    followLink,
    openLink,
    sendPin,
    recordClickthrough,
    toastStore,
    Toaster,
    LayerHost,
    clear() {
      toastStore.clear();
      sessions.clear();
    },
    showFailure,
    session: sessions.get,
    start(signal) {
      leaveWithPage(services, sessions.close, signal);
      const { viewer } = core.state.get().context;
      const id = viewerIdOf(viewer);
      sessions.start(id, signal);
      watchPrinting(core, signal);
      if (id === undefined) return;
      resumeOutboxOf(id, signal);
      // With a limited login the server refuses saves: what the visitor saved waits for the next login.
      if (!viewer.isLimitedLogin) mergeSaves(id, signal);
    },
  };
}
