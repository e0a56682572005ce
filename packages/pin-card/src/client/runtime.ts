import { suppressesToasts } from '@tackboard/domain/errors';
import type { PinStoreOptions, SaveEvent, SaveToast } from '@tackboard/machines/store';
import { resumeOutbox } from '@tackboard/machines/outbox';
import { limitRepinEvents } from '@tackboard/machines/ports';
import { connectTabs } from '@tackboard/machines/tabs';
import { LayerHost } from '@tackboard/ui/layer-host';
import { createToastStore, Toaster, type ToastStore } from '@tackboard/ui/toast';
import { NEWS_TOAST_TIMING } from '../save-button/news-toast-timing.js';
import { type SaveToastContext, saveToastInput } from '../save-button/save-toast.js';
import { viewerIdOf } from './client-state.js';
import type { ClientCore, ClientServices } from './tackboard.js';

/** Options of {@link createRuntime}. */
export interface RuntimeOptions {
  readonly core: ClientCore;
  readonly services: ClientServices;
  readonly onSaveEvent: (event: SaveEvent) => void;
  /** The number of saves that were emitted before the session started. The session sets it to 0. */
  readonly unlimited: { saves: number };
}

/** The time that one viewer uses a mounted client. */
interface Session extends Required<Pick<PinStoreOptions, 'onRecord'>> {
  readonly onSaveEvent: (event: SaveEvent) => void;
}

/** The part of a client that is loaded when its provider mounts: toasts, layers, tabs and the outbox. */
export interface Runtime {
  readonly toastStore: ToastStore;
  readonly Toaster: typeof Toaster;
  readonly LayerHost: typeof LayerHost;
  readonly showSave: (toast: SaveToast, context: SaveToastContext) => void;
  readonly showFailure: (text: string) => void;
  /** Starts the session of the viewer. Aborting the signal ends it. */
  readonly start: (signal: AbortSignal) => void;
  readonly session: () => Session | undefined;
}

/** Creates the runtime of a client. Nothing runs before {@link Runtime.start}. */
export function createRuntime({ core, services, onSaveEvent, unlimited }: RuntimeOptions): Runtime {
  const { clock, environment, reportError } = core;
  const toastStore = createToastStore(clock, NEWS_TOAST_TIMING);
  const onError = (error: unknown) => reportError({ error });
  let session: Session | undefined;
  /** Sends what closed tabs left behind, now or as soon as the browser is online. */
  const resumeOnline = (viewerId: string, signal: AbortSignal) => {
    if (!environment.hasPendingSaves(viewerId)) return;
    let isRunning = false;
    const resume = async () => {
      const { outbox } = environment;
      if (isRunning || !outbox || !environment.isOnline()) return;
      isRunning = true;
      const { readPin } = services.calls;
      await resumeOutbox({ store: services.store, outbox, viewerId, readPin, signal })
        .catch(onError)
        .finally(() => (isRunning = false));
    };
    signal.addEventListener(
      'abort',
      environment.onOnline(() => void resume()),
    );
    void resume();
  };
  return {
    toastStore,
    Toaster,
    LayerHost,
    showSave: (toast, context) => void toastStore.show(saveToastInput(toast, context)),
    showFailure(text) {
      const { experiments } = core.state.get().context;
      if (!suppressesToasts(experiments)) toastStore.show({ kind: 'error', text });
    },
    session: () => session,
    start(signal) {
      const id = viewerIdOf(core.state.get().context.viewer);
      const { attach, onRecord } = connectTabs({
        channel: environment.tabs,
        clock,
        viewerId: () => id,
      });
      const loggedBefore = unlimited.saves;
      unlimited.saves = 0;
      const limited = limitRepinEvents({
        experiments: () => core.state.get().context.experiments,
        onEvent: onSaveEvent,
        onError,
        loggedBefore,
        viewerId: id,
        ...(environment.sessionStorage && { storage: environment.sessionStorage }),
      });
      const started: Session = { onRecord, onSaveEvent: limited };
      session = started;
      const detach = attach(services.store);
      signal.addEventListener('abort', () => {
        detach();
        if (session === started) session = undefined;
      });
      if (id !== undefined) resumeOnline(id, signal);
    },
  };
}
