export { PinStoreProvider, type PinStoreProviderProps, usePinStore } from './pin-store-provider.js';
export { MissingStoreError } from './store-context.js';
export { usePinSave } from './use-pin-save.js';
export { useStoredSave } from './use-stored-save.js';
export { useTimed } from './use-timed.js';
export { useTimedReducer } from './use-timed-reducer.js';
