import type { KeyValueStore } from '@tackboard/domain';

/** Options of {@link createGuardedStorage}. */
export interface GuardedStorageOptions {
  /** Absent on a server. */
  readonly storage: KeyValueStore | undefined;
  /** Called when the browser blocks storage or has no room. */
  readonly onError: (error: unknown) => void;
}

/** Returns a function that uses the storage, if there is one. A blocked one is reported. */
export function createGuardedStorage({ storage, onError }: GuardedStorageOptions) {
  return (access: (storage: KeyValueStore) => void) => {
    try {
      if (storage) access(storage);
    } catch (error) {
      onError(error);
    }
  };
}
