import type { Clock } from '@tackboard/domain';
import { EXPERIENCE_IDS } from '@tackboard/domain/experience';
import type { MessagePhase } from './decide.js';
import type { EmitMessageEvent } from './events.js';
import type { startChart } from './message.machine.js';
import type { ChartEvent, MessageChart, MessageRules } from './message.types.js';
import { type MessageEnd, type MessageLayer, showsAtOnce } from './rules.js';
import type { StoredExperience } from './store.js';
import type { PauseReason } from './visible-timers.js';

/** What the lives of messages need from the engine. */
export interface LifePorts {
  readonly clock: Clock;
  readonly emit: EmitMessageEvent;
  /** What starts a chart, once it has loaded; the first call starts loading it. */
  readonly chart: () => { readonly startChart: typeof startChart } | undefined;
  readonly onView: (key: string) => void;
  /** The message was completed, dismissed or timed out. */
  readonly onEnd: (key: string, surface: string, end: MessageEnd) => void;
  /** The message no longer shows: it ended, or it has to wait. */
  readonly onHidden: (key: string) => void;
  /** Something changed that decides which messages show. */
  readonly onChange: () => void;
}

/** One message while a part of the page owns it. What happened to it is latched here, not in a component. */
export interface Life {
  readonly key: string;
  readonly surface: string;
  readonly rules: MessageRules;
  readonly ports: LifePorts;
  /** It shows before its chart has loaded. */
  readonly isImmediate: boolean;
  /** Why the time in which it has to be seen stands still. */
  readonly pauses: Set<PauseReason>;
  /** What waits for its chart. */
  readonly queue: ChartEvent[];
  chart: MessageChart | undefined;
  isShown: boolean;
  hasEnded: boolean;
}

/** The phase of a message. One in the flow of the page shows before its chart has loaded. */
export function phaseOf({ chart, hasEnded, isImmediate, isShown }: Life): MessagePhase {
  if (hasEnded) return 'ended';
  if (isShown) return 'shown';
  return chart?.phase() ?? (isImmediate ? 'ready' : 'loading');
}

/** Whether the pulsar of a message was tapped. */
export const isOpened = ({ chart }: Life) => chart?.isOpen() ?? false;

/** Runs the chart of a message, once it has loaded. Call it when the message comes first in its placement. */
export function startLife(life: Life): void {
  const { pauses, ports, queue, rules } = life;
  if (life.chart || life.hasEnded) return;
  const module = ports.chart();
  if (!module) return;
  if (rules.completesAtOnce) {
    ports.onView(life.key);
    finish(life, { kind: 'completed', preventsRemoval: false });
    return;
  }
  life.chart = module.startChart({
    rules,
    clock: ports.clock,
    onEnd: (kind) =>
      finish(life, kind === 'timedOut' ? { kind } : { kind, preventsRemoval: false }),
    onChange: ports.onChange,
  });
  for (const reason of pauses) life.chart.pause(reason);
  for (const event of queue.splice(0)) life.chart.send(event);
}

/** Holds a message back before its delay while there is a reason. Returns the reason while it is held. */
export function holdBack(life: Life, reason: string | undefined): string | undefined {
  const phase = phaseOf(life);
  if (phase === 'shown' || phase === 'ended') return undefined;
  if (reason && phase !== 'heldBack') life.chart?.send({ type: 'HOLD_BACK' });
  if (!reason && phase === 'heldBack') life.chart?.send({ type: 'RELEASE' });
  return reason;
}

/** Shows a message, unless it shows already. */
export function showLife(life: Life, reason: string): void {
  const { key, ports, rules, surface } = life;
  if (life.isShown || life.hasEnded) return;
  life.isShown = true;
  ports.emit('message-shown', key, { reason, surface });
  sendToChart(life, { type: 'SHOW' });
  if (rules.viewed === 'shown') ports.onView(key);
}

/** Makes a message that shows wait. */
export function holdLife(life: Life, reason: string): void {
  const { key, ports, surface } = life;
  if (phaseOf(life) !== 'shown') return;
  life.isShown = false;
  sendToChart(life, { type: 'HOLD' });
  // What was under the mouse or had the focus is gone, without an event of its own.
  resumeLife(life, 'hover');
  resumeLife(life, 'focus');
  ports.emit('message-held', key, { reason, surface });
  ports.onHidden(key);
}

/** Ends a message that shows, and reports it. */
export function endLife(life: Life, reached: MessageEnd): void {
  if (phaseOf(life) === 'shown') finish(life, reached);
}

function finish(life: Life, reached: MessageEnd): void {
  const { key, ports, surface } = life;
  life.hasEnded = true;
  life.chart?.stop();
  ports.onEnd(key, surface, reached);
  ports.onHidden(key);
  ports.onChange();
}

/** Ends a message without a report: the server withdrew it, another tab ended it, its surface failed. */
export function withdraw(life: Life, reason: string): void {
  const { key, ports, surface } = life;
  if (life.hasEnded) return;
  life.hasEnded = true;
  life.chart?.stop();
  ports.emit('message-ended', key, { reason, surface });
  ports.onHidden(key);
}

/** A message that shows is really presented: a survey's frame. */
export function presentLife(life: Life): void {
  if (phaseOf(life) === 'shown') life.ports.onView(life.key);
}

/** Sends an event to the chart, as soon as it has loaded. */
export function sendToChart({ chart, hasEnded, queue }: Life, event: ChartEvent): void {
  if (hasEnded) return;
  if (chart) chart.send(event);
  // The page scrolls many times.
  else if (queue.at(-1)?.type !== event.type) queue.push(event);
}

/** Stops the time in which a message has to be seen, until every reason is resumed. */
export function pauseLife({ chart, pauses }: Life, reason: PauseReason): void {
  pauses.add(reason);
  chart?.pause(reason);
}

/** See {@link pauseLife}. */
export function resumeLife({ chart, pauses }: Life, reason: PauseReason): void {
  pauses.delete(reason);
  chart?.resume(reason);
}

/** What a message is when a part of the page begins to own it. */
export interface OpenedMessage {
  readonly entry: StoredExperience;
  readonly surface: string;
  readonly layer: MessageLayer;
  readonly rules: MessageRules;
}

/** The lives of the messages that parts of the page own, by their keys. */
export interface Lives {
  readonly get: (key: string) => Life | undefined;
  readonly all: () => readonly Life[];
  /** Begins the life of a message, or goes on with the one that it has. */
  readonly open: (message: OpenedMessage) => Life;
  /** Its part left. A part that comes back in the same moment, as in StrictMode, goes on with the same life. */
  readonly release: (key: string) => void;
  /** Withdraws a message and forgets its life. */
  readonly remove: (key: string, reason: string) => void;
  readonly setHidden: (isHidden: boolean) => void;
}

/** Creates lives of no message. */
export function createLives(ports: LifePorts): Lives {
  const { clock, onChange, onView } = ports;
  const lives = new Map<string, Life>();
  const releases = new Map<string, unknown>();
  let isPageHidden = false;

  function cancelRelease(key: string) {
    clock.clearTimeout(releases.get(key));
    releases.delete(key);
  }

  function remove(key: string, reason: string) {
    const life = lives.get(key);
    if (life) withdraw(life, reason);
    lives.delete(key);
    cancelRelease(key);
  }

  return {
    get: (key) => lives.get(key),
    all: () => [...lives.values()],
    open({ entry: { experience, key }, layer, rules, surface }) {
      cancelRelease(key);
      const known = lives.get(key);
      if (known) return known;
      const life: Life = {
        key,
        surface,
        rules,
        ports,
        isImmediate: showsAtOnce(layer, rules),
        pauses: new Set(isPageHidden ? ['hidden'] : []),
        queue: [],
        chart: undefined,
        isShown: false,
        hasEnded: false,
      };
      lives.set(key, life);
      if (experience.id === EXPERIENCE_IDS.viewedOnMount) onView(key);
      return life;
    },
    release(key) {
      if (!lives.has(key) || releases.has(key)) return;
      const handle = clock.setTimeout(() => {
        remove(key, 'the part that showed it left');
        onChange();
      }, 0);
      releases.set(key, handle);
    },
    remove,
    setHidden(isHidden) {
      isPageHidden = isHidden;
      for (const life of lives.values()) (isHidden ? pauseLife : resumeLife)(life, 'hidden');
    },
  };
}
