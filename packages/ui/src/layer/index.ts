export { focusedElement } from './focused-element.js';
export {
  createLayerStore,
  type LayerStore,
  type LayerStoreOptions,
  type OpenedLayer,
} from './layer-store.js';
