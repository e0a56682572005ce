import type { CardContext, Pin } from '@tackboard/domain';
import type { ErrorReport } from '../client/tackboard.js';
import type { ItemSize } from './item-size.js';

/** The size of an item whose own cannot be computed: a square image. */
const FALLBACK_SIZE: ItemSize = { ratio: 1, footer: 0 };

/**
 * Returns `itemSize` in a context, with a fallback for pins whose types are wrong, as those that no decoder has read: it never throws, and
 * returns finite numbers. The first error is reported.
 */
export function safeSize<Item extends Pin>(
  itemSize: (pin: Item, context: CardContext) => ItemSize,
  context: CardContext,
  reportError: (report: ErrorReport) => void,
): (pin: Item) => ItemSize {
  let isReported = false;
  return (pin) => {
    try {
      const size = itemSize(pin, context);
      // One invalid height would leave every later item without a position.
      if (Number.isFinite(size.ratio + size.footer)) return size;
      throw new RangeError('itemSize returned no finite size');
    } catch (error) {
      if (!isReported) reportError({ error, pin });
      isReported = true;
      return FALLBACK_SIZE;
    }
  };
}
