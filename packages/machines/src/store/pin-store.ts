import { createPinMemory } from './pin-memory.js';
import type { PinStore, PinStoreOptions } from './pin-store.types.js';

/**
 * The save state of all pins for one viewer: one for each page. A pin that nobody touched costs nothing and reads
 * what the server said; the first tap fetches the part that saves, and is kept until it is there.
 */
export function createPinStore(options: PinStoreOptions): PinStore {
  const { viewerId, loadSaveRunner = () => import('../runners.js') } = options;
  return createPinMemory(options, viewerId, loadSaveRunner);
}
