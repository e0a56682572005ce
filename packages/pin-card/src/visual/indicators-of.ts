import { shoppingIndicatorLimit, type Surface } from '@tackboard/domain';
import type { ClientCore } from '../client/types.js';
import { createIndicatorStore, type IndicatorStore } from './indicator-store.js';
import { windowOf } from '../window-of.js';

/** Returns the store of a surface. Each surface has its own limit (S1 §9). */
export type IndicatorsOf = (surface: Surface) => IndicatorStore<HTMLElement>;

/** Pass this to `core.resource`, which calls it once per client. */
export function createIndicatorsOf({ clock, state }: ClientCore): IndicatorsOf {
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
