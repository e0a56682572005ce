import type { Clock, ToastInput, Toasts, ToastTiming } from '@tackboard/domain';

export type { ToastAction, ToastInput, ToastKind, ToastTiming } from '@tackboard/domain';

/** More toasts than this never stand at once: the oldest one fades. */
export const TOAST_LIMIT = 3;

/** A toast that is on the page. `leaving` fades and is gone when its fade has passed. */
export interface Toast extends ToastInput {
  readonly id: number;
  readonly timing: ToastTiming;
  readonly phase: 'shown' | 'leaving';
}

/** Why the timers of all toasts are paused: the pointer or the focus is on one, or the page is hidden. */
export type ToastPauseReason = 'focus' | 'hover' | 'hidden';

/** The toasts of one provider, without React: a view subscribes and reads snapshots. */
export interface ToastStore extends Toasts {
  /** Lets a toast fade now; one that still waits to show never does. An id that is gone is no error. */
  readonly dismiss: (id: number) => void;
  /** Removes every toast at once, also those that still wait to show. */
  readonly clear: () => void;
  /** Stops the time left of every toast until each reason given has been taken back. */
  readonly pause: (reason: ToastPauseReason) => void;
  /** Takes a reason back. */
  readonly resume: (reason: ToastPauseReason) => void;
  /** Calls the listener after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The toasts on the page, oldest first. The same array until something changes. */
  readonly getSnapshot: () => readonly Toast[];
}

interface Countdown {
  readonly onEnd: () => void;
  leftMs: number;
  startedAt: number;
  timer: unknown;
}

/** Countdowns by id, which run while there is no reason to pause. */
function createCountdowns(clock: Clock) {
  const countdowns = new Map<number, Countdown>();
  const pauses = new Set<ToastPauseReason>();
  const run = (id: number, countdown: Countdown) => {
    countdown.startedAt = clock.now();
    countdown.timer = clock.setTimeout(() => {
      countdowns.delete(id);
      countdown.onEnd();
    }, countdown.leftMs);
  };
  return {
    start: (id: number, leftMs: number, onEnd: () => void) => {
      const countdown: Countdown = { onEnd, leftMs, startedAt: 0, timer: undefined };
      countdowns.set(id, countdown);
      if (pauses.size === 0) run(id, countdown);
    },
    stop: (id: number) => {
      clock.clearTimeout(countdowns.get(id)?.timer);
      countdowns.delete(id);
    },
    clear: () => {
      for (const { timer } of countdowns.values()) clock.clearTimeout(timer);
      countdowns.clear();
    },
    pause: (reason: ToastPauseReason) => {
      const wasRunning = pauses.size === 0;
      pauses.add(reason);
      if (!wasRunning) return;
      for (const countdown of countdowns.values()) {
        clock.clearTimeout(countdown.timer);
        countdown.leftMs -= clock.now() - countdown.startedAt;
      }
    },
    resume: (reason: ToastPauseReason) => {
      if (!pauses.delete(reason) || pauses.size > 0) return;
      for (const [id, countdown] of countdowns) run(id, countdown);
    },
  };
}

/** Creates a toast store. `defaultTiming` applies to toasts without a timing of their own. */
export function createToastStore(clock: Clock, defaultTiming: ToastTiming): ToastStore {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const countdowns = createCountdowns(clock);
  /** Of toasts that wait to show or fade: nothing pauses them. */
  const delays = createCountdowns(clock);

  const publish = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const enter = (toast: Toast) => {
    publish([...toasts, toast]);
    countdowns.start(toast.id, toast.timing.durationMs, () => dismiss(toast.id));
    const shown = toasts.filter((other) => other.phase === 'shown');
    const oldest = shown[0];
    if (oldest && shown.length > TOAST_LIMIT) dismiss(oldest.id);
  };

  function dismiss(id: number) {
    const leaving = toasts.find((toast) => toast.id === id);
    if (!leaving) delays.stop(id);
    if (leaving?.phase !== 'shown') return;
    countdowns.stop(id);
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, phase: 'leaving' } : toast)));
    delays.start(id, leaving.timing.fadeMs, () =>
      publish(toasts.filter((toast) => toast.id !== id)),
    );
    leaving.onClosed?.();
  }

  return {
    show(input) {
      const id = nextId++;
      const { timing = defaultTiming } = input;
      delays.start(id, timing.showDelayMs, () => enter({ ...input, timing, id, phase: 'shown' }));
      return () => dismiss(id);
    },
    dismiss,
    clear() {
      countdowns.clear();
      delays.clear();
      // No event says that the pointer or the focus has left a removed toast.
      countdowns.resume('hover');
      countdowns.resume('focus');
      if (toasts.length > 0) publish([]);
    },
    pause: countdowns.pause,
    resume: countdowns.resume,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
  };
}
