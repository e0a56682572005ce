import { SAVED_TITLE_MS } from '@tackboard/domain/save';
import type { TimedReducer } from '../timed/timed-reducer.js';

/** What the title of a saved pin shows: nothing, "Saved!", or the board's name (S1 §4). */
export type SavedTitlePhase = 'none' | 'saved-animation' | 'board';

/** The title's phase and when it ends by itself. */
export interface SavedTitleState {
  readonly phase: SavedTitlePhase;
  readonly dueAt?: number;
}

/** A save has just succeeded, or the pin is no longer saved. */
export type SavedTitleEvent = { readonly type: 'SAVED' } | { readonly type: 'UNSAVED' };

const NONE: SavedTitleState = { phase: 'none' };
const BOARD: SavedTitleState = { phase: 'board' };

/** "Saved!" for 950 ms after a save, then the board's name (S1 §4). */
export const savedTitle: TimedReducer<SavedTitleState, SavedTitleEvent> = {
  initial: NONE,
  reduce(state, event, nowMs) {
    switch (event.type) {
      case 'SAVED':
        return { phase: 'saved-animation', dueAt: nowMs + SAVED_TITLE_MS };
      case 'UNSAVED':
        return NONE;
      case 'DUE':
        return state.phase === 'saved-animation' ? BOARD : state;
    }
  },
};
