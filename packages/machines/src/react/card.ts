/** What a page with cards needs for its first render. */
export { PinStoreProvider } from './pin-store-provider.js';
export { useStoredSave } from './use-stored-save.js';
