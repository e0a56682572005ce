export {
  MissingStoreError,
  PinStoreProvider,
  type PinStoreProviderProps,
  usePinSave,
  usePinStore,
  useStoredSave,
} from './pin-store-provider.js';
export { type Chart, type ChartOptions, useChart } from './use-chart.js';
export { useTimed, useTimedReducer } from './use-timed.js';
