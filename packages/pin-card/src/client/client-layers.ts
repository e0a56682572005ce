import { createLayerStore, focusedElement, type LayerStore } from '@tackboard/ui';
import type { RuntimeLoader } from './runtime-loader.js';

/** Creates the layers of a client. Opening one loads the runtime, which renders it; the layer closes when that fails. */
export function createClientLayers(
  { load }: Pick<RuntimeLoader, 'load'>,
  onError: (error: unknown) => void,
): LayerStore {
  const store = createLayerStore({ activeElement: focusedElement, onError });
  return {
    ...store,
    open(layer) {
      const close = store.open(layer);
      load().catch(close);
      return close;
    },
  };
}
