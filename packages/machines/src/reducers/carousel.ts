import {
  CAROUSEL_DETAILS_MS,
  carouselGesture,
  type Experiments,
  LONG_PRESS_MS,
  MOVE_TOLERANCE_PX,
  moveCarousel,
  type Pin,
} from '@tackboard/domain';
import type { TimedReducer } from './timed-reducer.js';

/** A finger on the carousel: where and when it came down, and whether it has moved too far for a press. */
interface TouchStart {
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  readonly hasMoved: boolean;
}

/** The state of a carousel. */
export interface CarouselState {
  readonly index: number;
  readonly count: number;
  /** The details of the slot show, for 4000 ms after the index changed (S1 §4.30). */
  readonly showsDetails: boolean;
  /** How many long presses there were: each opens the share or context menu. */
  readonly longPresses: number;
  readonly detailsUntilMs?: number;
  readonly touch?: TouchStart;
  readonly dueAt?: number;
}

/** Events of a carousel. Positions are in pixels of the screen. */
export type CarouselEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'PREVIOUS' }
  /** By a page size, as the arrows of a wide carousel do; below 0 goes back (S3 §4.7.1). */
  | { readonly type: 'PAGE'; readonly by: number }
  /** A press on a dot. */
  | { readonly type: 'GO_TO'; readonly index: number }
  /** The slots changed. */
  | { readonly type: 'COUNT'; readonly count: number }
  | { readonly type: 'TOUCH_START'; readonly x: number; readonly y: number }
  | { readonly type: 'TOUCH_MOVE'; readonly x: number; readonly y: number }
  | { readonly type: 'TOUCH_END'; readonly x: number; readonly y: number }
  | { readonly type: 'TOUCH_CANCEL' };

/** What a carousel starts from. Swipes count only with the ad carousel experiment (S1 §4.27). */
export interface CarouselOptions {
  readonly count: number;
  readonly index?: number;
  readonly experiments?: Experiments;
}

/** The first moment at which a press is longer than 500 ms. */
const LONG_PRESS_AFTER_MS = LONG_PRESS_MS + 1;

function scheduled(state: Omit<CarouselState, 'dueAt'>): CarouselState {
  const { touch, detailsUntilMs } = state;
  const longPressAt = touch && !touch.hasMoved ? touch.atMs + LONG_PRESS_AFTER_MS : Infinity;
  const dueAt = Math.min(longPressAt, detailsUntilMs ?? Infinity);
  return dueAt === Infinity ? state : { ...state, dueAt };
}

function without(state: CarouselState): Omit<CarouselState, 'dueAt'> {
  const { dueAt: _, ...rest } = state;
  return rest;
}

function lifted(state: Omit<CarouselState, 'dueAt'>): Omit<CarouselState, 'dueAt' | 'touch'> {
  const { touch: _, ...rest } = state;
  return rest;
}

function moveTo(state: CarouselState, to: number, nowMs: number): CarouselState {
  const next = moveCarousel(0, to, state.count);
  if (next === state.index) return state;
  return scheduled({
    ...without(state),
    index: next,
    showsDetails: true,
    detailsUntilMs: nowMs + CAROUSEL_DETAILS_MS,
  });
}

function due(state: CarouselState, nowMs: number): CarouselState {
  let next = without(state);
  const { touch, detailsUntilMs } = state;
  if (touch && !touch.hasMoved && nowMs >= touch.atMs + LONG_PRESS_AFTER_MS) {
    next = { ...lifted(next), longPresses: state.longPresses + 1 };
  }
  if (detailsUntilMs !== undefined && nowMs >= detailsUntilMs) {
    const { detailsUntilMs: _, ...rest } = next;
    next = { ...rest, showsDetails: false };
  }
  return scheduled(next);
}

function touchEnd(
  state: CarouselState,
  { x, y }: { readonly x: number; readonly y: number },
  nowMs: number,
  experiments: Experiments | undefined,
): CarouselState {
  const { touch } = state;
  if (!touch) return state;
  const ended = scheduled(lifted(without(state)));
  const gesture = carouselGesture(
    { durationMs: nowMs - touch.atMs, deltaX: x - touch.x, deltaY: y - touch.y },
    experiments,
  );
  if (gesture === 'next') return moveTo(ended, state.index + 1, nowMs);
  return gesture === 'previous' ? moveTo(ended, state.index - 1, nowMs) : ended;
}

/** The carousel as a pure reducer: the index, the dots, swipes and long presses, the details. */
export function createCarousel({
  count,
  index = 0,
  experiments,
}: CarouselOptions): TimedReducer<CarouselState, CarouselEvent> {
  return {
    initial: { index: moveCarousel(0, index, count), count, showsDetails: false, longPresses: 0 },
    reduce(state, event, nowMs) {
      switch (event.type) {
        case 'NEXT':
          return moveTo(state, state.index + 1, nowMs);
        case 'PREVIOUS':
          return moveTo(state, state.index - 1, nowMs);
        case 'PAGE':
          return moveTo(state, state.index + event.by, nowMs);
        case 'GO_TO':
          return moveTo(state, event.index, nowMs);
        case 'COUNT':
          if (event.count === state.count) return state;
          return moveTo({ ...state, count: event.count }, state.index, nowMs);
        case 'TOUCH_START': {
          const { x, y } = event;
          return scheduled({ ...without(state), touch: { atMs: nowMs, x, y, hasMoved: false } });
        }
        case 'TOUCH_MOVE': {
          const { touch } = state;
          if (!touch || touch.hasMoved) return state;
          const distance = Math.max(Math.abs(event.x - touch.x), Math.abs(event.y - touch.y));
          if (distance <= MOVE_TOLERANCE_PX) return state;
          return scheduled({ ...without(state), touch: { ...touch, hasMoved: true } });
        }
        case 'TOUCH_END':
          return touchEnd(state, event, nowMs, experiments);
        case 'TOUCH_CANCEL':
          return state.touch ? scheduled(lifted(without(state))) : state;
        case 'DUE':
          return due(state, nowMs);
      }
    },
  };
}

/** The index of each carousel by pin, so that a card that scrolled out returns at the same slot. */
export interface CarouselPlaces {
  /** The index of the slot that shows: the last one kept, else the one that the server named, else the first. */
  readonly indexOf: (pin: Pick<Pin, 'id' | 'carouselData'>) => number;
  /** Takes the index after each change (S3 §4.7.3). */
  readonly keep: (pinId: string, index: number) => void;
}

/** No carousel has been moved yet. One for each page. */
export function createCarouselPlaces(): CarouselPlaces {
  const places = new Map<string, number>();
  return {
    indexOf: ({ id, carouselData }) => places.get(id) ?? carouselData?.index ?? 0,
    keep: (pinId, index) => void places.set(pinId, index),
  };
}
