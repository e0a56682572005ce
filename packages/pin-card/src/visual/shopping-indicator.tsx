'use client';
import {
  type Clock,
  hasShoppingIndicator,
  productLearning,
  type SHOPPING_OVERLAY_OPACITIES,
  shoppingIndicatorLimit,
  type Surface,
} from '@tackboard/domain';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { runTimed, shoppingIndicator } from '@tackboard/machines';
import { FlashlightIcon, TagIcon, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import type { ClientServices } from '../client/types.js';
import { windowOf } from '../window-of.js';

/** The position of a card in the window, in pixels. */
interface IndicatorBox {
  readonly top: number;
  readonly bottom: number;
  readonly inlineStart: number;
}

/** The environment of an {@link IndicatorStore}. */
interface IndicatorPorts<Card> {
  readonly clock: Clock;
  /** Most indicators that show at a time. */
  readonly limit: () => number;
  readonly boxOf: (card: Card) => IndicatorBox;
  /** The height of the card's window, in pixels. */
  readonly windowHeight: (card: Card) => number;
  /** Listens for scrolling in the card's window. Returns a function that unsubscribes. */
  readonly listen: (card: Card, onScroll: () => void) => () => void;
}

/** Decides which cards of a surface show their shopping indicator. */
interface IndicatorStore<Card> {
  /** Adds a card that may show an indicator. Returns a function that removes it. */
  readonly add: (card: Card, onChange: () => void) => () => void;
  readonly isShown: (card: Card) => boolean;
}

/**
 * Shows the indicators of the topmost cards in the window while the page scrolls and for 1500 ms after. The cards
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

/** Returns the store of a surface. Each surface has its own limit. */
type IndicatorsOf = (surface: Surface) => IndicatorStore<HTMLElement>;

/** Pass this to `core.resource`, which calls it once per client. */
function createIndicatorsOf({ clock, core: { state } }: ClientServices): IndicatorsOf {
  const stores = new Map<Surface, IndicatorStore<HTMLElement>>();
  const create = (surface: Surface) =>
    createIndicatorStore<HTMLElement>({
      clock,
      limit: () => shoppingIndicatorLimit({ ...state.get().context, surface }),
      boxOf(card) {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        const isRightToLeft = getComputedStyle(card).direction === 'rtl';
        return { top, bottom, inlineStart: isRightToLeft ? -right : left };
      },
      windowHeight: (card) => windowOf(card).innerHeight,
      listen(card, onScroll) {
        const view = windowOf(card);
        // Scroll events of elements do not bubble, but can be captured.
        const options = { capture: true, passive: true };
        view.addEventListener('scroll', onScroll, options);
        return () => view.removeEventListener('scroll', onScroll, options);
      },
    });
  return (surface) => {
    const store = stores.get(surface) ?? create(surface);
    stores.set(surface, store);
    return store;
  };
}

/** Props of {@link ShoppingIndicator}, in addition to the attributes of a `<div>`. */
export interface ShoppingIndicatorProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * `small` is 24 px, `overlay` 32 px for large images.
   * @default 'small'
   */
  readonly size?: 'small' | 'overlay';
  /**
   * How opaque the overlay behind the icon is: 0.9, 0.6 or 0.3.
   * @default 'strong'
   */
  readonly overlay?: keyof typeof SHOPPING_OVERLAY_OPACITIES;
}

const never = () => false;

/**
 * Shows that products in the image can be bought, while the page scrolls and for 1500 ms after. Experiments limit how
 * many indicators show at a time, choose the icon, and may add an explanation. Renders nothing for other pins.
 */
export const ShoppingIndicator = forwardRef<HTMLDivElement, ShoppingIndicatorProps>(
  function ShoppingIndicator(
    { size = 'small', overlay = 'strong', className, ...attributes },
    ref,
  ) {
    const { core } = useInternals('ShoppingIndicator');
    const { pin, context } = useCard('ShoppingIndicator');
    const indicators = core.resource(createIndicatorsOf)(context.surface);
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const subscribe = useCallback(
      (onChange: () => void) => (anchor ? indicators.add(anchor, onChange) : () => {}),
      [anchor, indicators],
    );
    const isShown = useSyncExternalStore(
      subscribe,
      () => anchor !== null && indicators.isShown(anchor),
      never,
    );
    const words = useWords('cardParts', cardPartsWords);
    if (!hasShoppingIndicator(pin, context)) return null;
    const { icon, hasCopy } = productLearning(context.experiments);
    const Icon = icon === 'flashlight' ? FlashlightIcon : TagIcon;
    const isShopTheLook = pin.aggregatedPinData?.isShopTheLook === true;
    const label = isShopTheLook ? words.shopTheLook() : words.shopSimilar();
    const text = hasCopy ? words.learnProducts() : label;
    const iconSize = size === 'small' ? 14 : 18;
    return (
      <div ref={setAnchor} className="tb-shopping-place">
        <div
          {...attributes}
          ref={ref}
          className={withClass('tb-shopping', className)}
          data-size={size}
          data-overlay={overlay}
          data-visible={isShown ? '' : undefined}
        >
          <Icon width={iconSize} height={iconSize} />
          <span className={hasCopy ? 'tb-shopping-copy' : 'tb-visually-hidden'}>{text}</span>
        </div>
      </div>
    );
  },
);
