import {
  SAVE_TOAST_SHOW_DELAY_MS,
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
} from '@tackboard/domain/save';
import type { TimedReducer } from '../timed/timed-reducer.js';

/** What is seen of the toast: `waiting` for its delay, `shown`, `fading`, and `gone` (S3 §4.9). */
export type SaveToastPhase = 'gone' | 'waiting' | 'shown' | 'fading';

/** The toast's phase, and whether its check icon has started to move. */
export interface SaveToastState {
  readonly phase: SaveToastPhase;
  readonly isIconAnimating: boolean;
  readonly triggeredAt?: number;
  readonly dueAt?: number;
}

/** A save was announced, or the viewer closed the toast. */
export type SaveToastEvent = { readonly type: 'TRIGGER' } | { readonly type: 'DISMISS' };

const GONE: SaveToastState = { phase: 'gone', isIconAnimating: false };

/** Milliseconds after the trigger at which something changes, and what is true from then on. */
const TIMELINE = [
  { atMs: 0, phase: 'waiting', isIconAnimating: false },
  { atMs: SAVE_TOAST_SHOW_DELAY_MS, phase: 'shown', isIconAnimating: false },
  { atMs: SAVE_TOAST_ICON_DELAY_MS, phase: 'shown', isIconAnimating: true },
  {
    atMs: SAVE_TOAST_SHOW_DELAY_MS + SAVE_TOAST_DURATION_MS,
    phase: 'fading',
    isIconAnimating: true,
  },
] as const;
const GONE_AT_MS = SAVE_TOAST_SHOW_DELAY_MS + SAVE_TOAST_DURATION_MS + SAVE_TOAST_FADE_MS;

function at(triggeredAt: number, nowMs: number): SaveToastState {
  const elapsedMs = nowMs - triggeredAt;
  if (elapsedMs >= GONE_AT_MS) return GONE;
  const index = TIMELINE.findLastIndex((step) => elapsedMs >= step.atMs);
  const { phase, isIconAnimating } = TIMELINE[Math.max(0, index)] ?? TIMELINE[0];
  const nextMs = TIMELINE[index + 1]?.atMs ?? GONE_AT_MS;
  return { phase, isIconAnimating, triggeredAt, dueAt: triggeredAt + nextMs };
}

/** The save toast's life: it shows at 100 ms, its icon moves at 700, it fades at 5100 and is gone at 5300 (S3 §4.9). */
export const saveToast: TimedReducer<SaveToastState, SaveToastEvent> = {
  initial: GONE,
  reduce(state, event, nowMs) {
    switch (event.type) {
      case 'TRIGGER':
        return at(nowMs, nowMs);
      case 'DISMISS':
        return GONE;
      case 'DUE':
        return state.triggeredAt === undefined ? state : at(state.triggeredAt, nowMs);
    }
  },
};
