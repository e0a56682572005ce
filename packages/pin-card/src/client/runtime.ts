import { suppressesToasts } from '@tackboard/domain/card';
import {
  connectTabs,
  limitRepinEvents,
  resumeOutbox,
  type SaveEvent,
  type SaveRecord,
} from '@tackboard/machines';
import { LayerHost } from '@tackboard/ui';
import { createToastStore, Toaster } from '@tackboard/ui/toast';
import { followLink, openLink } from '../links/follow-link.js';
import { recordClickthrough } from '../links/record-clickthrough.js';
import { cardHandlers } from '../card/card-handlers.js';
import type { ClientServices, Runtime, ViewerSession } from './types.js';
import { NEWS_TOAST_TIMING } from '../save/news-toast-timing.js';
import { resolveCalls } from './calls.js';
import { viewerIdOf } from './client-state.js';
import { createTabs } from './client-tabs.js';
import { togglesOf } from './client-toggles.js';
import { createSavesMerger } from './merge-saves.js';
import { createSaveReports } from './save-reports.js';
import { sendPin } from '../share/share-button.js';

/** Creates the runtime of a client. Nothing runs before {@link Runtime.start}. */
export function createRuntime(services: ClientServices): Runtime {
  const { clock, core, environment } = services;
  const { emit, reportError } = core;
  const toastStore = createToastStore(clock, NEWS_TOAST_TIMING);
  const onError = (error: unknown) => reportError({ error });
  const tabs = createTabs(environment, onError);
  const calls = resolveCalls(services.calls, core.state, onError);
  const mergeSaves = createSavesMerger(services, calls, onError);
  /** Number of saves that were emitted before a session could limit them. */
  let unlimitedSaves = 0;
  const emitSave = ({ type, ...fields }: SaveEvent) => emit({ name: type, ...fields });
  let session: ViewerSession | undefined;
  const showError = (text: string) => {
    const { experiments } = core.state.get().context;
    if (!suppressesToasts(experiments)) toastStore.show({ kind: 'error', text });
  };
  /** Sends what closed tabs left behind, now or as soon as the browser is online. */
  const resumeOnline = (viewerId: string, signal: AbortSignal) => {
    if (!core.outbox.hasPending(viewerId)) return;
    let isRunning = false;
    const resume = async () => {
      const outbox = core.outbox.get();
      if (isRunning || !outbox || !environment.isOnline()) return;
      isRunning = true;
      const { readPin } = calls;
      await resumeOutbox({
        store: services.store,
        outbox,
        viewerId,
        readPin,
        signal,
        sendToggle({ toggle, id, isOn, key, detail }) {
          if (toggle === 'hide-pin' || toggle === 'report-pin') core.feedbackPins.add(id, false);
          togglesOf({ core }).set(toggle, id, !isOn, isOn, { key, detail });
        },
        onExpired: () => showError(core.state.get().words.offlineExpired()),
      })
        .catch(onError)
        .finally(() => (isRunning = false));
    };
    signal.addEventListener(
      'abort',
      environment.onOnline(() => void resume()),
    );
    void resume();
  };
  const saves = createSaveReports({
    services,
    toastStore,
    onEvent(event: SaveEvent) {
      if (!session && event.type === 'pin-saved') unlimitedSaves += 1;
      (session?.onSaveEvent ?? emitSave)(event);
    },
    onRecord: (record: SaveRecord) => session?.onRecord(record),
  });
  return {
    calls,
    close: tabs.close,
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
      unlimitedSaves = 0;
    },
    showFailure: showError,
    session: () => session,
    start(signal) {
      const { viewer } = core.state.get().context;
      const id = viewerIdOf(viewer);
      const { attach, onRecord } = connectTabs({
        channel: tabs.get(),
        clock,
        viewerId: () => id,
      });
      const loggedBefore = unlimitedSaves;
      unlimitedSaves = 0;
      const limited = limitRepinEvents({
        experiments: () => core.state.get().context.experiments,
        onEvent: emitSave,
        onError,
        loggedBefore,
        viewerId: id,
        ...(environment.sessionStorage && { storage: environment.sessionStorage }),
      });
      const started: ViewerSession = { onRecord, onSaveEvent: limited };
      session = started;
      const detach = attach(services.store);
      signal.addEventListener('abort', () => {
        detach();
        if (session === started) session = undefined;
      });
      if (id === undefined) return;
      resumeOnline(id, signal);
      // The server would refuse a save: the list waits for the next login (S3 §6).
      if (!viewer.isLimitedLogin) mergeSaves(id, signal);
    },
  };
}
