import type { KeyValueStore } from '../ports.js';

/** Storage in memory that a test may share between two pages, or block. */
export interface MemoryStorage extends KeyValueStore {
  /** From now on every call throws, as in a browser that blocks storage. */
  readonly block: () => void;
}

/** Storage that starts empty. */
export function createMemoryStorage(): MemoryStorage {
  const values = new Map<string, string>();
  let isBlocked = false;
  const open = () => {
    if (isBlocked) throw new DOMException('Storage is blocked.', 'SecurityError');
    return values;
  };
  return {
    get: (key) => open().get(key) ?? null,
    set: (key, value) => void open().set(key, value),
    remove: (key) => void open().delete(key),
    keys: () => [...open().keys()],
    block() {
      isBlocked = true;
    },
  };
}
