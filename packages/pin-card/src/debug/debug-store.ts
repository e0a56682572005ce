import type { Tackboard } from '../provider/tackboard-context.js';

/** What the debug panel of a page has switched on. */
export interface DebugStore {
  /** Whether cards offer their signals. */
  readonly showsSignals: () => boolean;
  readonly setShowsSignals: (shows: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<Tackboard['page'], DebugStore>();

/** The switches of this page's debug panel. They are made when somebody who may see them first looks. */
export function debugOf({ page }: Pick<Tackboard, 'page'>): DebugStore {
  let store = stores.get(page);
  if (!store) {
    store = createDebugStore();
    stores.set(page, store);
  }
  return store;
}

function createDebugStore(): DebugStore {
  const listeners = new Set<() => void>();
  let shows = true;
  return {
    showsSignals: () => shows,
    setShowsSignals(next) {
      shows = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
