import type { Clock } from '@tackboard/domain';
import type { MessageEnd, MessageLife, MessagePhase, MessageRules } from '../life/message.types.js';
import { showsAtOnce, type ValidReading } from '../surfaces/message-rules.js';
import type { PauseReason, VisibleTimers } from '../timers/visible-timers.js';
import type { RuntimeModule } from './runtime.types.js';
import { COMPLETE_KINDS, type MessageEvent } from '../life/message.types.js';
import type { MessageLayer } from '../layers/speakers.js';

/** Options of {@link createSession}. */
export interface SessionOptions {
  readonly rules: MessageRules;
  readonly layer: MessageLayer;
  readonly reading: ValidReading;
  readonly clock: Clock;
  readonly onView: () => void;
  readonly onEnd: (end: MessageEnd) => void;
  readonly onChange: () => void;
}

/** One message while a part of the page owns it. What happened to it is latched here, not in a component. */
export interface Session {
  readonly reading: ValidReading;
  /** `loading`: its chart has not arrived, and it needs one to show. */
  readonly phase: () => MessagePhase | 'loading';
  readonly isOpen: () => boolean;
  readonly send: (event: MessageEvent) => void;
  /** Stops visible time until every reason is resumed. */
  readonly pause: (reason: PauseReason) => void;
  readonly resume: (reason: PauseReason) => void;
  /** Runs the chart from now on. */
  readonly start: (module: RuntimeModule) => void;
  readonly hasEnded: () => boolean;
  /** Ends the message without a report. */
  readonly stop: () => void;
}

const SPEAK: MessageEvent = { type: 'SPEAK' };

/** Creates the session of a message. Messages in the flow of the page show before their chart has loaded. */
export function createSession(options: SessionOptions): Session {
  const { clock, layer, reading, rules, onChange, onEnd, onView } = options;
  /** Why visible time stands still, for the timers of the chart. */
  const pauses = new Set<PauseReason>();
  /** What the surface sent while the message showed without its chart. The chart gets it when it starts. */
  let early: MessageEvent[] = [];
  const isImmediate = showsAtOnce(layer, rules);
  let isShown = false;
  let hasEnded = false;
  let life: MessageLife | undefined;
  let timers: VisibleTimers | undefined;

  const end = (reached: MessageEnd) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(reached);
  };

  function resume(reason: PauseReason) {
    pauses.delete(reason);
    timers?.resume(reason);
  }

  /** What the chart does with an event, for the time before it has loaded. */
  function sendWithoutChart(event: MessageEvent) {
    if (event.type === 'SPEAK' && isImmediate && !isShown) {
      isShown = true;
      if (rules.viewed === 'shown') onView();
    } else if (event.type === 'HOLD') {
      isShown = false;
      early = [];
    } else if (!isShown) return;
    else if (event.type === 'DISMISS') {
      end({ kind: 'dismissed', preventsRemoval: event.preventsRemoval });
    } else if (event.type === 'COMPLETE') {
      const { kind, preventsRemoval } = event;
      const keeps = kind === COMPLETE_KINDS.completeAndKeep;
      if (keeps || kind === COMPLETE_KINDS.complete) {
        end({ kind: 'completed', preventsRemoval: preventsRemoval || keeps });
      }
    } else {
      early.push(event);
      if (event.type === 'PRESENT') onView();
    }
  }

  return {
    reading,
    pause(reason) {
      pauses.add(reason);
      timers?.pause(reason);
    },
    resume,
    phase() {
      if (hasEnded) return 'ended';
      if (life) return life.phase();
      if (!isImmediate) return 'loading';
      return isShown ? 'shown' : 'waiting';
    },
    isOpen: () => life?.isOpen() ?? false,
    send(event) {
      if (hasEnded) return;
      if (life) life.send(event);
      else sendWithoutChart(event);
      if (event.type !== 'HOLD') return;
      // What was under the mouse or had the focus is gone, without an event of its own.
      resume('hover');
      resume('focus');
    },
    start(module) {
      if (life || hasEnded) return;
      timers = module.createVisibleTimers(clock);
      for (const reason of pauses) timers.pause(reason);
      life = module.startLife({ rules, clock, timers, onView, onEnd: end, onChange });
      if (isShown) for (const event of [SPEAK, ...early]) life.send(event);
    },
    hasEnded: () => hasEnded,
    stop() {
      hasEnded = true;
      life?.stop();
    },
  };
}
