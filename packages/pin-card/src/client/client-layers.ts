import type { Layer } from '@tackboard/domain';
import { createLayerStore, focusedElement, type LayerStore } from '@tackboard/ui';
import type { RuntimeLoader } from './types.js';

/** How the button of a layer looks until its code has loaded: as it does when it is pressed before its card hydrates. */
const PRESSED = { opacity: [0.6, 0.6] };

/** Creates the layers of a client. Opening one loads the runtime, which renders it; the layer closes when that fails. */
export function createClientLayers(
  { load }: Pick<RuntimeLoader, 'load'>,
  onError: (error: unknown) => void,
): LayerStore {
  const store = createLayerStore({ activeElement: focusedElement, onError });
  return {
    ...store,
    open<Props extends object>(layer: Layer<Props>) {
      const { anchor } = layer;
      const sign = anchor?.matches('button')
        ? anchor.animate?.(PRESSED, Number.POSITIVE_INFINITY)
        : undefined;
      const code = layer.load();
      code.catch(() => {}).finally(() => sign?.cancel());
      const close = store.open({ ...layer, load: () => code });
      load().catch(close);
      return close;
    },
  };
}
