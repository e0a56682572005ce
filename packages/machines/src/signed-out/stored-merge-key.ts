import type { MergeSavesPorts } from './merge-saves.types.js';

/** The storage key; the number is the version of its format. */
const MERGE_KEY = 'tackboard:merge-key:1';

/** A merge that has not succeeded. */
interface StoredMerge {
  readonly pinIds: readonly string[];
  readonly key: string;
}

function isStoredMerge(value: unknown): value is StoredMerge {
  if (typeof value !== 'object' || value === null) return false;
  const { pinIds, key } = value as Partial<Record<keyof StoredMerge, unknown>>;
  return Array.isArray(pinIds) && typeof key === 'string' && key !== '';
}

/** The idempotency key of a merge in storage. Without storage, or where it fails, nothing is kept. */
export function createStoredMergeKey({
  storage,
  onError,
}: Pick<MergeSavesPorts, 'onError' | 'storage'>) {
  const guarded = <Result>(run: () => Result): Result | undefined => {
    try {
      return run();
    } catch (error) {
      onError?.(error);
      return undefined;
    }
  };
  return {
    get: () =>
      guarded((): StoredMerge | undefined => {
        const stored: unknown = JSON.parse(storage?.get(MERGE_KEY) ?? 'null');
        return isStoredMerge(stored) ? stored : undefined;
      }),
    set: (pinIds: readonly string[], key: string) =>
      guarded(() => storage?.set(MERGE_KEY, JSON.stringify({ pinIds, key }))),
    remove: () => guarded(() => storage?.remove(MERGE_KEY)),
  };
}
