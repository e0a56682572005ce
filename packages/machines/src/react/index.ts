export {
  MissingPinStoreError,
  PinStoreProvider,
  type PinStoreProviderProps,
  usePinStore,
} from './pin-store-provider.js';
export { usePinSave } from './use-pin-save.js';
