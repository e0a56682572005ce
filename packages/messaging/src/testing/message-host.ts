import type {
  Device,
  KeyValueStore,
  Layer,
  MessageHost,
  MessagingEvent,
  ToastInput,
  Viewer,
} from '@tackboard/domain';
import {
  createFakeClock,
  createMemoryStorage,
  createTestConsent,
  type FakeClock,
} from '@tackboard/domain/testing';
import { createMessageServer, type MessageServer } from './message-server.js';

/** A host that records what messages do to it. */
export interface RecordingHost extends MessageHost {
  readonly clock: FakeClock;
  readonly server: MessageServer;
  readonly storage: KeyValueStore;
  readonly emitted: MessagingEvent[];
  readonly errors: unknown[];
  readonly shownToasts: ToastInput[];
  readonly setViewer: (viewer: Viewer) => void;
  /** Opens or closes a dialog or menu of the page. */
  readonly setLayerOpen: (isOpen: boolean) => void;
}

/** Parts of a host that two pages may share. */
export interface RecordingHostOptions {
  readonly viewer?: Viewer;
  readonly device?: Device;
  readonly clock?: FakeClock;
  readonly server?: MessageServer;
  readonly storage?: KeyValueStore;
}

/** Creates a host over a server in memory and a fake clock, for tests. */
export function createRecordingHost({
  viewer = { isAuth: true, id: 'v', firstName: 'Eileen' },
  device = 'desktop',
  clock = createFakeClock(1_000_000),
  server = createMessageServer(),
  storage = createMemoryStorage(),
}: RecordingHostOptions = {}): RecordingHost {
  let current = viewer;
  let isForeignOpen = false;
  let opened: (Pick<Layer<object>, 'onClosed'> & { readonly props: object }) | undefined;
  const viewerListeners = new Set<() => void>();
  const layerListeners = new Set<() => void>();
  const emitted: MessagingEvent[] = [];
  const errors: unknown[] = [];
  const shownToasts: ToastInput[] = [];
  const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notifyLayers = () => layerListeners.forEach((listener) => listener());
  const close = () => {
    const closed = opened;
    opened = undefined;
    closed?.onClosed?.();
    notifyLayers();
  };
  return {
    clock,
    random: testRandom,
    server,
    storage,
    consent: createTestConsent(),
    emitted,
    errors,
    shownToasts,
    viewer: { get: () => current, subscribe: subscribeTo(viewerListeners) },
    device,
    // Messages call none of the three required calls.
    calls: server.callsFor(() =>
      current.isAuth ? (current.id ?? '') : '',
    ) as MessageHost['calls'],
    toasts: {
      show(toast) {
        shownToasts.push(toast);
        return () => {
          const at = shownToasts.indexOf(toast);
          if (at === -1) return;
          shownToasts.splice(at, 1);
          toast.onClosed?.();
        };
      },
    },
    layers: {
      open(layer) {
        close();
        opened = layer;
        notifyLayers();
        return () => {
          if (opened === layer) close();
        };
      },
      isOpen: () => isForeignOpen || opened !== undefined,
      subscribe: subscribeTo(layerListeners),
    },
    events: {
      emit: (event) => void emitted.push(event),
      reportError: (error) => void errors.push(error),
    },
    setViewer(next) {
      current = next;
      viewerListeners.forEach((listener) => listener());
    },
    setLayerOpen(isOpen) {
      if (isOpen) close();
      isForeignOpen = isOpen;
      notifyLayers();
    },
  };
}

let lastBytes = 0;

/** Bytes that make the longest jitter, and keys that differ, also between hosts. */
function testRandom(bytes: Uint8Array): void {
  bytes.fill(255);
  if (bytes.length > 4) new DataView(bytes.buffer).setUint32(0, ++lastBytes);
}
