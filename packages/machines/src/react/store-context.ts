'use client';
import { createContext, useContext } from 'react';

/** A hook was used outside its provider; `code` is `missing-provider`. */
export class MissingStoreError extends Error {
  override readonly name = 'MissingStoreError';
  readonly code = 'missing-provider';

  constructor(provider: string, create: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so nothing could be shown or changed. Put <${provider} store={${create}(ports)}> around the parts that use it.`
        : '.';
    super(`A part was rendered outside of <${provider}>${hint}`);
  }
}

/** A context for a store, and a hook that returns it or throws {@link MissingStoreError}. */
export function createStoreContext<Store extends object>(provider: string, create: string) {
  const context = createContext<Store | null>(null);
  const useStore = (): Store => {
    const store = useContext(context);
    if (!store) throw new MissingStoreError(provider, create);
    return store;
  };
  return { context, useStore };
}
