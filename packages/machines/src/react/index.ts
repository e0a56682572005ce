export { PinStoreProvider, type PinStoreProviderProps, usePinStore } from './pin-store-provider.js';
export { MissingStoreError } from './store-context.js';
export {
  ToggleStoreProvider,
  type ToggleStoreProviderProps,
  useToggle,
  useToggleStore,
} from './toggle-store-provider.js';
export { useBoardPicker } from './use-board-picker.js';
export { useBulk } from './use-bulk.js';
export { type Chart, type ChartOptions, useChart } from './use-chart.js';
export { useDeletePin } from './use-delete-pin.js';
export { useLinkCheck } from './use-link-check.js';
export { usePinSave } from './use-pin-save.js';
export { useShareButton } from './use-share-button.js';
export { useStoredSave } from './use-stored-save.js';
export { useTimed } from './use-timed.js';
export { useTimedReducer } from './use-timed-reducer.js';
export { useUpload } from './use-upload.js';
