import { SCROLL_THROTTLE_MS, SHOPPING_INDICATOR_HIDE_MS } from '@tackboard/domain';
import type { TimedReducer } from './timed-reducer.js';

/** Whether the shopping indicators show. */
export interface ShoppingIndicatorState {
  readonly isVisible: boolean;
  /** When the last scroll was handled, and whether another waits for the throttle. */
  readonly handledAt?: number;
  readonly isWaiting?: boolean;
  readonly dueAt?: number;
}

/** The page was scrolled. */
export interface ShoppingIndicatorEvent {
  readonly type: 'SCROLL';
}

const HIDDEN: ShoppingIndicatorState = { isVisible: false };

const handled = (nowMs: number): ShoppingIndicatorState => ({
  isVisible: true,
  handledAt: nowMs,
  dueAt: nowMs + SHOPPING_INDICATOR_HIDE_MS,
});

/** Shows on scroll and hides 1500 ms after scrolling stopped; scrolls are throttled at 50 ms (S1 §9.9). */
export const shoppingIndicator: TimedReducer<ShoppingIndicatorState, ShoppingIndicatorEvent> = {
  initial: HIDDEN,
  reduce(state, event, nowMs) {
    const { handledAt, isWaiting } = state;
    if (event.type === 'DUE') return isWaiting ? handled(nowMs) : HIDDEN;
    if (handledAt === undefined || nowMs - handledAt >= SCROLL_THROTTLE_MS) return handled(nowMs);
    return isWaiting ? state : { ...state, isWaiting: true, dueAt: handledAt + SCROLL_THROTTLE_MS };
  },
};
