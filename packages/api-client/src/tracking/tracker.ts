import type {
  ConsentPurpose,
  ConsentStore,
  KeyValueStore,
  MessageHost,
  Random,
} from '@tackboard/domain';
import {
  bufferVideoEvent,
  isSampled,
  METRIC_SAMPLE_RATE,
  randomNumber,
} from '@tackboard/domain/tracking';
import type { Client } from '../client.js';
import { bodyBytes } from '../keepalive.js';
import {
  kitEvent,
  type KitEvent,
  type SentEvent,
  sentEvent,
  type TrackingEvent,
  type WaitingEvent,
} from './kit-event.js';
import { browserPageEnd, type OnPageEnd, sendEvents } from './send-events.js';
import { claimEvents, MAX_WAITING_EVENTS, storeEvents } from './stored-events.js';

/** Events wait at most this long. */
export const FLUSH_AFTER_MS = 10_000;

/** So many events are sent at once. */
export const BATCH_MAX_EVENTS = 30;

/** A batch is not larger than this, unless a single event is. */
export const BATCH_MAX_BYTES = 48 * 1024;

/** The first wait after a failure; each further one is twice as long. */
const BACKOFF_BASE_MS = 1000;

/** The longest wait after a failure. */
const BACKOFF_MAX_MS = 60_000;

/** Options of {@link createTracker}. */
export interface TrackerOptions {
  /** What the viewer allows: `tackboard.consent`. Read when an event happens and when it is sent. */
  readonly consent: Pick<ConsentStore, 'get'>;
  /** Who looks at the page: `tackboard.messageHost.viewer`. What waits for somebody else is dropped. */
  readonly viewer: Pick<MessageHost['viewer'], 'get'>;
  /** The view type and parameter of the page, added to events that have none. */
  readonly view?: () => Pick<TrackingEvent, 'viewParameter' | 'viewType'>;
  /** Where events wait that could not be sent before the page ended. Default: nowhere, they are lost. */
  readonly storage?: KeyValueStore;
  /** Default: `visibilitychange` and `pagehide` of the browser. */
  readonly onPageEnd?: OnPageEnd;
  /** Creates the id of an event. Default: random. */
  readonly createId?: () => string;
}

/** Sends events and metrics in batches. */
export interface Tracker {
  readonly track: (event: TrackingEvent) => void;
  /** The listener of the kit's events: `tackboard.on('event', tracker.onEvent)`. */
  readonly onEvent: (event: KitEvent) => void;
  /** Counts a metric, one time in ten (S2 §7.21). */
  readonly count: (metric: string) => void;
  /** Sends what waits. Resolves when the server has responded. */
  readonly flush: () => Promise<void>;
  /** Sends what waits, and stops. */
  readonly stop: () => void;
}

type QueueOptions = Required<Pick<TrackerOptions, 'createId'>> &
  Pick<TrackerOptions, 'consent' | 'storage' | 'viewer'>;

/** Events that wait, and their sending in batches. One request is pending at a time until the page ends. */
function createQueue(client: Client, { createId, consent, storage, viewer }: QueueOptions) {
  const { clock, random } = client;
  const pageId = createId();
  let waiting = claimEvents(storage);
  let inFlight: readonly WaitingEvent[] = [];
  let failures = 0;
  let timer: unknown;
  let isStopped = false;
  let bytesSinceFlush = 0;
  const viewerId = (): string => {
    const { id, isAuth } = viewer.get();
    return isAuth ? (id ?? '') : '';
  };
  const plan = (delayMs: number): void => {
    timer ??= clock.setTimeout(() => void flush(), delayMs);
  };
  /** Ends the wait. Drops the events of another viewer and those that the viewer no longer allows. */
  const begin = (): void => {
    clock.clearTimeout(timer);
    timer = undefined;
    waiting = waiting.filter(
      (event) => event.viewerId === viewerId() && consent.get()[event.purpose],
    );
  };

  const send = async (batch: readonly WaitingEvent[], isEnding: boolean): Promise<boolean> => {
    waiting = waiting.slice(batch.length);
    inFlight = [...inFlight, ...batch];
    const waitMs = await sendEvents(client, batch, createId());
    inFlight = inFlight.filter((event) => !batch.includes(event));
    failures = waitMs === undefined ? 0 : failures + 1;
    if (waitMs !== undefined) {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING_EVENTS);
      begin();
      if (!isStopped) plan(Math.max(waitMs, backoffMs(failures, random)));
    }
    storeEvents(storage, pageId, isEnding ? [...inFlight, ...waiting] : []);
    return waitMs === undefined;
  };

  async function flush(): Promise<void> {
    begin();
    bytesSinceFlush = 0;
    // What was stored when the page was hidden may just have been dropped.
    if (waiting.length + inFlight.length === 0) storeEvents(storage, pageId, []);
    while (waiting.length > 0 && inFlight.length === 0) {
      if (!(await send(nextBatch(waiting), false))) return;
      // The viewer or the consent may have changed before the response.
      begin();
    }
  }

  if (waiting.length > 0) plan(0);
  return {
    add(sent: SentEvent, purpose: ConsentPurpose): void {
      if (isStopped || !consent.get()[purpose]) return;
      waiting = bufferVideoEvent(waiting, { sent, purpose, viewerId: viewerId() });
      bytesSinceFlush += eventBytes(sent);
      if (isFull(waiting.length, bytesSinceFlush) && failures === 0) void flush();
      else plan(FLUSH_AFTER_MS);
    },
    flush,
    end(isLast: boolean): void {
      isStopped ||= isLast;
      begin();
      // The page may end before a response. What is stored and sent is dropped by its event id.
      storeEvents(storage, pageId, [...inFlight, ...waiting]);
      while (waiting.length > 0) void send(nextBatch(waiting), true);
    },
  };
}

/** Creates a tracker. Events are sent after 10 s, at 30 events or 48 KB, and when the page is hidden. */
export function createTracker(client: Client, options: TrackerOptions): Tracker {
  const { clock, random } = client;
  const { consent, storage, view, viewer, onPageEnd = browserPageEnd } = options;
  const createId = options.createId ?? (() => randomId(random));
  const queue = createQueue(client, { createId, consent, storage, viewer });
  const stopListening = onPageEnd(() => queue.end(false));
  const track = (event: TrackingEvent): void =>
    queue.add(
      sentEvent({ ...view?.(), ...event }, createId(), clock.now()),
      event.purpose ?? 'analytics',
    );

  return {
    track,
    onEvent: (event) => track(kitEvent(event)),
    count(metric) {
      if (!isSampled(random)) return;
      const sample = { metric, sample_rate: METRIC_SAMPLE_RATE };
      queue.add({ event_id: createId(), time: clock.now(), ...sample }, 'analytics');
    },
    flush: queue.flush,
    stop() {
      stopListening();
      queue.end(true);
    },
  };
}

function isFull(count: number, bytes: number): boolean {
  return count >= BATCH_MAX_EVENTS || bytes > BATCH_MAX_BYTES;
}

function backoffMs(failures: number, random: Random): number {
  const longestMs = Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** (failures - 1));
  return Math.ceil(longestMs * (0.5 + randomNumber(random) / 2));
}

/** The first events that fit into a batch: at least one. */
function nextBatch(events: readonly WaitingEvent[]): readonly WaitingEvent[] {
  let bytes = 0;
  const batch: WaitingEvent[] = [];
  for (const event of events.slice(0, BATCH_MAX_EVENTS)) {
    bytes += eventBytes(event.sent);
    if (batch.length > 0 && bytes > BATCH_MAX_BYTES) break;
    batch.push(event);
  }
  return batch;
}

function eventBytes(event: SentEvent): number {
  return bodyBytes(JSON.stringify(event)) ?? 0;
}

/** 128 random bits in hex; unlike `randomUUID` it also works on pages without https. */
function randomId(random: Random): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
