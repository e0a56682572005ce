import type { Experience } from '@tackboard/domain/experience';
import type { MessagingEvent } from '@tackboard/domain';
import { type Messaging, MESSAGING_INTERNALS } from '../../messaging.types.js';
import type { MessageState } from '../../engine/decide.js';
import { holdLife, sendToChart } from '../../engine/lifecycle.js';
import type { Report } from '../../engine/saved.js';

/** The most events that the inspector keeps. */
const EVENTS_MAX = 200;

/** The number of no fetch: what has ended stays away. */
const BEFORE_ALL_FETCHES = 0;

/** A message as the inspector lists it. */
export interface InspectedMessage {
  readonly key: string;
  readonly experience: Experience;
  readonly surface: string | undefined;
  readonly state: MessageState;
  readonly reason: string;
  /** It ended and cannot come back before its report has settled and the server no longer sends it. */
  readonly isRemoved: boolean;
}

/** An event and when it was emitted, in milliseconds since 1970. */
export interface InspectedEvent {
  readonly id: number;
  readonly at: number;
  readonly event: MessagingEvent;
}

/** What the engine holds at one moment. */
export interface InspectionSnapshot {
  readonly messages: readonly InspectedMessage[];
  readonly reports: readonly Report[];
  /** Newest first. */
  readonly events: readonly InspectedEvent[];
}

/** Reads and changes the engine for developers. */
export interface Inspection {
  /** The same object until something changes. */
  readonly get: () => InspectionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a message that ended again. Reports nothing. */
  readonly showAgain: (key: string) => void;
  /** Shows a message now: before all others, without its delay. What else it waits for still counts. */
  readonly force: (key: string) => void;
  /** Shows all removed messages again that the server still sends. */
  readonly clearTombstones: () => void;
}

/** What is said of a message that ended: nothing is decided about it. */
const REMOVED = {
  surface: undefined,
  state: 'ended',
  reason: 'it ended; a fetch that still holds it does not bring it back',
} as const;

/** Creates an inspection. It follows the engine while somebody is subscribed. */
export function createInspection(messaging: Messaging): Inspection {
  const { emitter, lives, store } = messaging[MESSAGING_INTERNALS];
  const { clock } = messaging.host;
  const listeners = new Set<() => void>();
  let events: readonly InspectedEvent[] = [];
  let snapshot: InspectionSnapshot | undefined;
  let lastId = 0;
  let disconnect: (() => void) | undefined;

  function notify() {
    snapshot = undefined;
    for (const listener of listeners) listener();
  }

  function receive(event: MessagingEvent) {
    events = [{ id: ++lastId, at: clock.now(), event }, ...events].slice(0, EVENTS_MAX);
    // The engine is in the middle of what it reports.
    queueMicrotask(notify);
  }

  function connect() {
    const unsubscribe = messaging.subscribe(notify);
    emitter.listeners.add(receive);
    return () => {
      unsubscribe();
      emitter.listeners.delete(receive);
    };
  }

  function read(): InspectionSnapshot {
    const explained = messaging.explain();
    const held = store.held().map(({ experience, key }): InspectedMessage => {
      const explanation = explained.find((one) => one.key === key);
      return { ...(explanation ?? REMOVED), key, experience, isRemoved: !explanation };
    });
    const refused = store.refused().map((one): InspectedMessage => ({
      ...one,
      surface: undefined,
      state: 'refused',
      isRemoved: false,
    }));
    return {
      messages: [...held, ...refused],
      reports: messaging.pendingReports(),
      events,
    };
  }

  function reset(key: string) {
    lives.remove(key, 'the inspector shows it again');
    store.restore(key);
  }

  /** Puts a message before all others, until the next fetch. */
  function putFirst(key: string) {
    const all = [...store.held(), ...store.refused()];
    const ordered = all.toSorted((one, two) => Number(two.key === key) - Number(one.key === key));
    store.apply(
      ordered.map(({ experience }) => experience),
      BEFORE_ALL_FETCHES,
    );
  }

  return {
    get: () => (snapshot ??= read()),
    subscribe(listener) {
      disconnect ??= connect();
      snapshot = undefined;
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
    showAgain(key) {
      reset(key);
      messaging.refresh();
    },
    force(key) {
      if (lives.get(key)?.hasEnded !== false) reset(key);
      putFirst(key);
      messaging.refresh();
      const life = lives.get(key);
      if (life) sendToChart(life, { type: 'SKIP_DELAY' });
      // A message that shows goes on, whatever its place. When all wait, the first one shows.
      for (const other of lives.all()) {
        if (other !== life) holdLife(other, 'the inspector shows another message');
      }
      messaging.refresh();
    },
    clearTombstones() {
      store.removedKeys().forEach(reset);
      messaging.refresh();
    },
  };
}
