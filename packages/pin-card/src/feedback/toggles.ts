import { createToggleStore, type ToggleStore } from '@tackboard/machines/toggle/store';
import type { Tackboard } from '../provider/tackboard-context.js';

const stores = new WeakMap<Tackboard['page'], ToggleStore>();

/** What the viewer follows, hides and reports on this page. It is made when it is first needed. */
export function togglesOf({ page, context, clock, toggleCalls }: Tackboard): ToggleStore {
  let store = stores.get(page);
  if (!store) {
    const { id, isAuth } = context.viewer;
    store = createToggleStore({
      clock,
      calls: toggleCalls,
      onError: (error) => page.reportError({ error }),
      viewerId: isAuth ? id : undefined,
    });
    stores.set(page, store);
  }
  return store;
}
