import type { Clock } from '@tackboard/domain';

/** The event that {@link runTimed} sends when the state is due. */
export interface DueEvent {
  readonly type: 'DUE';
}

/** A state that changes by itself at `dueAt`, a time of the clock in milliseconds. Without `dueAt` it stays. */
export interface TimedState {
  readonly dueAt?: number;
}

/**
 * A pure reducer whose state may change by itself after a while. `reduce` gets the time of the event;
 * it returns the same object when nothing changes.
 */
export interface TimedReducer<State extends TimedState, Event> {
  readonly initial: State;
  readonly reduce: (state: State, event: Event | DueEvent, nowMs: number) => State;
}

/**
 * A running timed reducer. `stop` clears the timer. `start` sets it again for the current state, as `send` does.
 */
export interface TimedRun<State, Event> {
  readonly read: () => State;
  readonly send: (event: Event) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Runs a timed reducer on a clock; `onChange` is called with each new state. */
export function runTimed<State extends TimedState, Event>(
  { initial, reduce }: TimedReducer<State, Event>,
  clock: Clock,
  onChange: (state: State) => void,
): TimedRun<State, Event> {
  let state = initial;
  let timer: { readonly handle: unknown; readonly dueAt: number } | undefined;

  const stop = () => {
    if (timer) clock.clearTimeout(timer.handle);
    timer = undefined;
  };
  const start = () => {
    const { dueAt } = state;
    if (timer?.dueAt !== dueAt) stop();
    if (dueAt !== undefined) {
      timer ??= { dueAt, handle: clock.setTimeout(wake, Math.max(0, dueAt - clock.now())) };
    }
  };
  const wake = () => {
    timer = undefined;
    send({ type: 'DUE' });
  };
  const send = (event: Event | DueEvent) => {
    const next = reduce(state, event, clock.now());
    const changed = next !== state;
    state = next;
    start();
    if (changed) onChange(state);
  };

  return { read: () => state, send, start, stop };
}
