import type { Clock } from '@tackboard/domain';
import type { MessageTurn } from '../turn.js';
import type { TurnState } from './decide.js';

/** How long a tab that becomes visible waits for the one that is hidden in the same moment, in milliseconds. */
export const TURN_PATIENCE_MS = 500;

/** Options of {@link createTurn}. */
export interface TurnOptions {
  /** Absent: this tab always shows its messages. */
  readonly turn: MessageTurn | undefined;
  readonly clock: Clock;
  readonly onChange: () => void;
}

/** The turn of this tab among those of the browser. */
export interface Turn {
  readonly state: () => TurnState;
  /** What the tab is: it asks for its turn while it is mounted, visible, and has something to show. */
  readonly set: (facts: Partial<TurnFacts>) => void;
}

interface TurnFacts {
  readonly isMounted: boolean;
  readonly isHidden: boolean;
  readonly hasMessages: boolean;
}

/** Creates the turn of a tab, which does not ask for it yet. */
export function createTurn({ clock, onChange, turn }: TurnOptions): Turn {
  let facts: TurnFacts = { isMounted: false, isHidden: false, hasMessages: false };
  let state: TurnState = turn ? 'asked' : 'here';
  let isAsking = false;
  let stop = () => undefined as void;

  function ask({ ask: askTabs }: MessageTurn) {
    const become = (next: TurnState) => {
      clock.clearTimeout(patience);
      state = next;
      onChange();
    };
    const patience = clock.setTimeout(() => become('elsewhere'), TURN_PATIENCE_MS);
    const giveUp = askTabs(() => become('here'));
    stop = () => {
      clock.clearTimeout(patience);
      giveUp();
    };
  }

  return {
    state: () => state,
    set(changes) {
      facts = { ...facts, ...changes };
      const asks = facts.isMounted && !facts.isHidden && facts.hasMessages;
      if (!turn || asks === isAsking) return;
      isAsking = asks;
      if (asks) {
        ask(turn);
        return;
      }
      stop();
      state = 'asked';
    },
  };
}
