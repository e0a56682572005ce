import {
  type Clock,
  type KeyValueStore,
  type MergeSavedPins,
  pinsToMerge,
} from '@tackboard/domain';
import type { SignedOutSaves } from './signed-out-saves.js';

/** How long a merge may be pending before it counts as failed, in milliseconds. */
const MERGE_TIMEOUT_MS = 30_000;

/** The storage key of a viewer's merge; the number is the version of its format. */
const storageKeyOf = (viewerId: string) => `tackboard:merge-key:2:${viewerId}`;

/** Options of {@link mergeAfterLogin}. */
export interface MergeOptions {
  readonly saves: SignedOutSaves;
  readonly mergeSavedPins: MergeSavedPins;
  readonly newKey: () => string;
  readonly clock: Clock;
  /** The viewer who has signed in. */
  readonly viewerId: string;
  /** The pin that they had saved by quick save. */
  readonly unauthPinId?: string;
  /** Stores the key of a merge until it has succeeded, so that the next page repeats the same request. */
  readonly storage?: KeyValueStore;
  /** Aborts the request. The next merge of the viewer repeats it with the same key. */
  readonly signal: AbortSignal;
  /** They are in the profile now, and the list is cleared. */
  readonly onMerged?: (pinIds: readonly string[]) => void;
  /** The merge failed. The list is kept, and the next call tries again. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Merges what a visitor saved into the profile of the viewer who is signed in now (S1 §4.32): the pin of the quick save
 * included, and then the list is cleared. Call it when a page starts and after each login. Without such pins it sends
 * nothing. Resolves when the merge has ended; errors go to `onError`.
 */
export async function mergeAfterLogin(options: MergeOptions): Promise<void> {
  const { saves, unauthPinId, viewerId, signal, onMerged, onError } = options;
  try {
    const pinIds = pinsToMerge(saves.list(), unauthPinId);
    if (signal.aborted || pinIds.length === 0) return;
    await sendMerge(options, pinIds, mergeKeyOf(options, pinIds));
    // What was saved after the merge had begun waits for the next one.
    pinIds.forEach(saves.remove);
    guarded(options, ({ storage }) => storage?.remove(storageKeyOf(viewerId)));
    onMerged?.(pinIds);
  } catch (error) {
    if (!signal.aborted) onError?.(error);
  }
}

/** Sends the request; rejects after the timeout or when the signal is aborted. */
async function sendMerge(
  { clock, mergeSavedPins, signal, unauthPinId }: MergeOptions,
  pinIds: readonly string[],
  idempotencyKey: string,
): Promise<void> {
  const request = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
  signal.addEventListener('abort', () => request.abort(signal.reason));
  const timer = clock.setTimeout(
    () => request.abort(new Error('Merging the saved pins got no response within 30 s.')),
    MERGE_TIMEOUT_MS,
  );
  const sent = mergeSavedPins(
    { pinIds, ...(unauthPinId !== undefined && { unauthPinId }) },
    { signal: request.signal, idempotencyKey },
  );
  await Promise.race([sent, ended]).finally(() => clock.clearTimeout(timer));
}

/** The same list of the same viewer is the same merge: its key lets the server recognise a repeated request. */
function mergeKeyOf(options: MergeOptions, pinIds: readonly string[]): string {
  const storageKey = storageKeyOf(options.viewerId);
  const stored: unknown = guarded(options, ({ storage }) =>
    JSON.parse(storage?.get(storageKey) ?? 'null'),
  );
  if (isStoredMerge(stored) && String(stored.pinIds) === String(pinIds)) return stored.key;
  const key = options.newKey();
  guarded(options, ({ storage }) => storage?.set(storageKey, JSON.stringify({ pinIds, key })));
  return key;
}

function isStoredMerge(
  value: unknown,
): value is { readonly pinIds: readonly string[]; readonly key: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { pinIds, key } = value as Readonly<Record<string, unknown>>;
  return Array.isArray(pinIds) && typeof key === 'string' && key !== '';
}

/** Storage may be blocked or damaged: then nothing is stored. */
function guarded<Result>(
  options: MergeOptions,
  run: (options: MergeOptions) => Result,
): Result | undefined {
  try {
    return run(options);
  } catch (error) {
    options.onError?.(error);
    return undefined;
  }
}
