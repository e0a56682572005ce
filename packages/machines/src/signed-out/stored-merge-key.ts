import type { MergeSavesPorts } from './merge-saves.types.js';

/** The storage key of a viewer's merge; the number is the version of its format. */
const storageKeyOf = (viewerId: string) => `tackboard:merge-key:2:${viewerId}`;

/** A merge that has not succeeded. */
interface StoredMerge {
  readonly viewerId: string;
  readonly pinIds: readonly string[];
  readonly key: string;
}

function isStoredMerge(value: unknown): value is Omit<StoredMerge, 'viewerId'> {
  if (typeof value !== 'object' || value === null) return false;
  const { pinIds, key } = value as Partial<Record<keyof StoredMerge, unknown>>;
  return Array.isArray(pinIds) && typeof key === 'string' && key !== '';
}

/** The idempotency key of each viewer's merge in storage. Without storage, or where it fails, nothing is kept. */
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
    get: (viewerId: string) =>
      guarded((): StoredMerge | undefined => {
        const stored: unknown = JSON.parse(storage?.get(storageKeyOf(viewerId)) ?? 'null');
        return isStoredMerge(stored) ? { ...stored, viewerId } : undefined;
      }),
    set: ({ viewerId, pinIds, key }: StoredMerge) =>
      guarded(() => storage?.set(storageKeyOf(viewerId), JSON.stringify({ pinIds, key }))),
    remove: (viewerId: string) => guarded(() => storage?.remove(storageKeyOf(viewerId))),
  };
}
