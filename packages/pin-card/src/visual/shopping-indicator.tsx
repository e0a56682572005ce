'use client';
import {
  hasShoppingIndicator,
  productLearning,
  type SHOPPING_OVERLAY_OPACITIES,
} from '@tackboard/domain';
import { cardPartsWords } from '@tackboard/domain/words/card';
import { FlashlightIcon, TagIcon, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { createIndicatorsOf } from './indicators-of.js';

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
 * Shows that products in the image can be bought, while the page scrolls and for 1500 ms after (S1 §4). Experiments limit how
 * many indicators show at a time (S1 §9), choose the icon, and may add an explanation. Renders nothing for other pins.
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
