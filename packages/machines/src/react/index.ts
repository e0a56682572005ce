export {
  MissingStoreError,
  PinStoreProvider,
  type PinStoreProviderProps,
  usePinSave,
  usePinStore,
  useStoredSave,
} from './pin-store-provider.js';
export { useTimedReducer } from './use-timed.js';
