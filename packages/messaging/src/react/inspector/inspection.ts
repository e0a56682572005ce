import type { Experience } from '@tackboard/domain/experience';
import { explanationSentence } from '@tackboard/domain/explain';
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
  /** Why it shows or does not, in the words of a card's `explainCard`: "No modal: the dialog layer is full." */
  readonly sentence: string;
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

/** What is said of a message that ended: nothing is decided about it. */
const REMOVED = {
  surface: undefined,
  state: 'ended',
  reason: 'it ended; a fetch that still holds it does not bring it back',
} as const;

function sentenceOf(state: MessageState, surface: string | undefined, because: string): string {
  const shows = state === 'shown' ? state : undefined;
  return explanationSentence({ title: surface ?? 'message', shows, because });
}

/** Reads and changes the engine for developers. It follows the engine while somebody is subscribed. */
export class Inspection {
  readonly #messaging: Messaging;
  readonly #listeners = new Set<() => void>();
  #events: readonly InspectedEvent[] = [];
  #snapshot: InspectionSnapshot | undefined;
  #lastId = 0;
  #disconnect: (() => void) | undefined;

  constructor(messaging: Messaging) {
    this.#messaging = messaging;
  }

  /** The same object until something changes. */
  readonly get = (): InspectionSnapshot => (this.#snapshot ??= this.#read());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#disconnect ??= this.#connect();
    this.#snapshot = undefined;
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#disconnect?.();
      this.#disconnect = undefined;
    };
  };

  /** Shows a message that ended again. Reports nothing. */
  showAgain(key: string): void {
    this.#reset(key);
    this.#messaging.refresh();
  }

  /** Shows a message now: before all others, without its delay. What else it waits for still counts. */
  force(key: string): void {
    const { lives } = this.#engine;
    if (lives.get(key)?.hasEnded !== false) this.#reset(key);
    this.#putFirst(key);
    this.#messaging.refresh();
    const life = lives.get(key);
    if (life) sendToChart(life, { type: 'SKIP_DELAY' });
    // A message that shows goes on, whatever its place. When all wait, the first one shows.
    for (const other of lives.all()) {
      if (other !== life) holdLife(other, 'the inspector shows another message');
    }
    this.#messaging.refresh();
  }

  /** Shows all removed messages again that the server still sends. */
  clearTombstones(): void {
    for (const key of this.#engine.store.removedKeys()) this.#reset(key);
    this.#messaging.refresh();
  }

  get #engine() {
    return this.#messaging[MESSAGING_INTERNALS];
  }

  #connect(): () => void {
    const { clock } = this.#messaging.host;
    const notify = () => {
      this.#snapshot = undefined;
      for (const listener of this.#listeners) listener();
    };
    const receive = (event: MessagingEvent) => {
      const newest = { id: ++this.#lastId, at: clock.now(), event };
      this.#events = [newest, ...this.#events].slice(0, EVENTS_MAX);
      // The engine is in the middle of what it reports.
      queueMicrotask(notify);
    };
    const unsubscribe = this.#messaging.subscribe(notify);
    const { listeners } = this.#engine.emitter;
    listeners.add(receive);
    return () => {
      unsubscribe();
      listeners.delete(receive);
    };
  }

  #read(): InspectionSnapshot {
    const { store } = this.#engine;
    const explained = this.#messaging.explain();
    const held = store.held().map(({ experience, key }): InspectedMessage => {
      const explanation = explained.find((one) => one.key === key);
      const { reason, state, surface } = explanation ?? REMOVED;
      const sentence = sentenceOf(state, surface, reason);
      return { key, experience, surface, state, sentence, isRemoved: !explanation };
    });
    const refused = store.refused().map(({ experience, key, reason }): InspectedMessage => ({
      key,
      experience,
      surface: undefined,
      state: 'refused',
      sentence: sentenceOf('refused', undefined, reason),
      isRemoved: false,
    }));
    const reports = this.#messaging.pendingReports();
    return { messages: [...held, ...refused], reports, events: this.#events };
  }

  #reset(key: string): void {
    const { lives, store } = this.#engine;
    lives.remove(key, 'the inspector shows it again');
    store.restore(key);
  }

  /** Puts a message before all others, until the next fetch. */
  #putFirst(key: string): void {
    const { store } = this.#engine;
    const all = [...store.held(), ...store.refused()];
    const ordered = all.toSorted((one, two) => Number(two.key === key) - Number(one.key === key));
    store.apply(
      ordered.map(({ experience }) => experience),
      BEFORE_ALL_FETCHES,
    );
  }
}
