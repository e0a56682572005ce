import type { Clock } from '@tackboard/domain';
import { runTimed, shoppingIndicator } from '@tackboard/machines';

/** The position of a card in the window, in pixels. */
export interface IndicatorBox {
  readonly top: number;
  readonly bottom: number;
  readonly inlineStart: number;
}

/** The environment of an {@link IndicatorStore}. */
export interface IndicatorPorts<Card> {
  readonly clock: Clock;
  /** Most indicators that show at a time (S1 §9). */
  readonly limit: () => number;
  readonly boxOf: (card: Card) => IndicatorBox;
  /** The height of the card's window, in pixels. */
  readonly windowHeight: (card: Card) => number;
  /** Listens for scrolling in the card's window. Returns a function that unsubscribes. */
  readonly listen: (card: Card, onScroll: () => void) => () => void;
}

/** Decides which cards of a surface show their shopping indicator. */
export interface IndicatorStore<Card> {
  /** Adds a card that may show an indicator. Returns a function that removes it. */
  readonly add: (card: Card, onChange: () => void) => () => void;
  readonly isShown: (card: Card) => boolean;
}

/**
 * Shows the indicators of the topmost cards in the window while the page scrolls and for 1500 ms after (S1 §4 §9). The cards
 * are chosen again with each scroll that is handled. Listens only while there are cards.
 */
export function createIndicatorStore<Card>(ports: IndicatorPorts<Card>): IndicatorStore<Card> {
  const cards = new Map<Card, () => void>();
  let shown: ReadonlySet<Card> = new Set();
  let stop: (() => void) | undefined;

  function cardsInWindow(): readonly Card[] {
    return [...cards.keys()]
      .map((card) => ({ card, box: ports.boxOf(card) }))
      .filter(({ card, box }) => box.bottom > 0 && box.top < ports.windowHeight(card))
      .toSorted(
        (one, other) => one.box.top - other.box.top || one.box.inlineStart - other.box.inlineStart,
      )
      .map(({ card }) => card);
  }
  function show(next: ReadonlySet<Card>) {
    const changed = [...new Set([...shown, ...next])].filter(
      (card) => shown.has(card) !== next.has(card),
    );
    shown = next;
    for (const card of changed) cards.get(card)?.();
  }
  function start(card: Card) {
    const run = runTimed(shoppingIndicator, ports.clock, ({ isVisible, isWaiting }) => {
      if (isWaiting) return;
      show(new Set(isVisible ? cardsInWindow().slice(0, ports.limit()) : []));
    });
    const unsubscribe = ports.listen(card, () => run.send({ type: 'SCROLL' }));
    return () => {
      unsubscribe();
      run.stop();
    };
  }

  return {
    add(card, onChange) {
      cards.set(card, onChange);
      stop ??= start(card);
      return () => {
        cards.delete(card);
        if (cards.size > 0) return;
        stop?.();
        stop = undefined;
        shown = new Set();
      };
    },
    isShown: (card) => shown.has(card),
  };
}
