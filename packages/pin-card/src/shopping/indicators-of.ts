import type { CardContext } from '@tackboard/domain';
import { shoppingIndicatorLimit } from '@tackboard/domain/pin';
import type { Tackboard } from '../provider/tackboard-context.js';
import { createIndicatorStore, type IndicatorStore } from './indicator-store.js';

const stores = new WeakMap<Tackboard['page'], IndicatorStore<HTMLElement>>();

/** Which cards of this page show their shopping indicator. It is made when it is first needed. */
export function indicatorsOf(
  { page, clock }: Tackboard,
  context: CardContext,
): IndicatorStore<HTMLElement> {
  let store = stores.get(page);
  if (!store) {
    store = createIndicatorStore({
      clock,
      limit: () => shoppingIndicatorLimit(context),
      boxOf(card) {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        const isFromRight = getComputedStyle(card).direction === 'rtl';
        return { top, bottom, inlineStart: isFromRight ? -right : left };
      },
      windowHeight: () => window.innerHeight,
      listen(onScroll) {
        // Scrolls of an element are heard on their way down alone.
        const options = { capture: true, passive: true };
        window.addEventListener('scroll', onScroll, options);
        return () => window.removeEventListener('scroll', onScroll, options);
      },
    });
    stores.set(page, store);
  }
  return store;
}
