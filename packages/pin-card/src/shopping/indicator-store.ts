import type { Clock } from '@tackboard/domain';
import { shoppingIndicator } from '@tackboard/machines/shopping-indicator';
import { runTimed } from '@tackboard/machines/timed';

/** Where a card stands in the window, in pixels from its edges. */
export interface IndicatorBox {
  readonly top: number;
  readonly bottom: number;
  readonly inlineStart: number;
}

/** What an {@link IndicatorStore} needs from outside. */
export interface IndicatorPorts<Card> {
  readonly clock: Clock;
  /** How many may show at a time. */
  readonly limit: () => number;
  readonly boxOf: (card: Card) => IndicatorBox;
  /** How high the window is, in pixels. */
  readonly windowHeight: () => number;
  /** Hears every scroll until it is stopped. */
  readonly listen: (onScroll: () => void) => () => void;
}

/** Which cards of a page show their shopping indicator. */
export interface IndicatorStore<Card> {
  /** A card that may show one, until it is taken out. */
  readonly add: (card: Card, onChange: () => void) => () => void;
  readonly isShown: (card: Card) => boolean;
}

/**
 * Shows the indicators of the first cards in the window while the page scrolls, and for 1500 ms after (S1 §4 §9). Which
 * ones is decided when they come: they stay while they show. Nobody listens while no card may show one.
 */
export function createIndicatorStore<Card>(ports: IndicatorPorts<Card>): IndicatorStore<Card> {
  const cards = new Map<Card, () => void>();
  let shown: ReadonlySet<Card> = new Set();
  let stop: (() => void) | undefined;

  function inWindow(): readonly Card[] {
    const height = ports.windowHeight();
    return [...cards.keys()]
      .map((card) => ({ card, box: ports.boxOf(card) }))
      .filter(({ box }) => box.bottom > 0 && box.top < height)
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
  function start() {
    const run = runTimed(shoppingIndicator, ports.clock, ({ isVisible }) => {
      if (isVisible !== shown.size > 0) {
        show(new Set(isVisible ? inWindow().slice(0, ports.limit()) : []));
      }
    });
    const unlisten = ports.listen(() => run.send({ type: 'SCROLL' }));
    return () => {
      unlisten();
      run.stop();
    };
  }

  return {
    add(card, onChange) {
      cards.set(card, onChange);
      stop ??= start();
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
