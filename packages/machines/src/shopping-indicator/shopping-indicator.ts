import { SCROLL_THROTTLE_MS, SHOPPING_INDICATOR_HIDE_MS } from '@tackboard/domain/pin';
import type { TimedReducer } from '../timed/timed-reducer.js';

/** Whether the shopping indicators show. */
export interface ShoppingIndicatorState {
  readonly isVisible: boolean;
  /** The last scroll that was heard, and whether another waits for the throttle. */
  readonly heardAt?: number;
  readonly isWaiting?: boolean;
  readonly dueAt?: number;
}

/** The page was scrolled. */
export interface ShoppingIndicatorEvent {
  readonly type: 'SCROLL';
}

const HIDDEN: ShoppingIndicatorState = { isVisible: false };

const heard = (nowMs: number): ShoppingIndicatorState => ({
  isVisible: true,
  heardAt: nowMs,
  dueAt: nowMs + SHOPPING_INDICATOR_HIDE_MS,
});

/** Shows on scroll and hides 1500 ms after scrolling stopped; scrolls are heard every 50 ms (S1 §4, §9). */
export const shoppingIndicator: TimedReducer<ShoppingIndicatorState, ShoppingIndicatorEvent> = {
  initial: HIDDEN,
  reduce(state, event, nowMs) {
    const { heardAt, isWaiting } = state;
    if (event.type === 'DUE') return isWaiting ? heard(nowMs) : HIDDEN;
    if (heardAt === undefined || nowMs - heardAt >= SCROLL_THROTTLE_MS) return heard(nowMs);
    return isWaiting ? state : { ...state, isWaiting: true, dueAt: heardAt + SCROLL_THROTTLE_MS };
  },
};
