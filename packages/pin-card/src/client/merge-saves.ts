import type { TackboardCalls } from '@tackboard/domain';
import { mergeAfterLogin } from '@tackboard/machines';
import type { ClientServices } from './types.js';
import { newKeyOf } from './environment.js';

/** Creates the function that merges what a visitor saved into the profile of a viewer, when their session starts. */
export function createSavesMerger(
  services: ClientServices,
  { readPin }: Pick<TackboardCalls, 'readPin'>,
): (viewerId: string, signal: AbortSignal) => void {
  const { clock, core, environment, options } = services;
  const { mergeSavedPins } = services.calls;
  const { signedOutSaves: saves } = options;
  /** The host may name a merged pin until it reads the session again. */
  let mergedUnauthPinId: string | undefined;

  return (viewerId, signal) => {
    if (!saves || !mergeSavedPins) return;
    const { store } = services;
    const showSaved = async (pinId: string) => {
      const readId = store.startRead();
      const pin = await readPin({ pinId }, { signal });
      if (!signal.aborted) store.applyServerState(pin, readId);
    };
    const unauthPinId = saves.unauthPinId?.();
    const isNew = unauthPinId !== undefined && unauthPinId !== mergedUnauthPinId;
    void mergeAfterLogin({
      saves,
      mergeSavedPins,
      newKey: newKeyOf(environment),
      viewerId,
      clock,
      signal,
      ...(environment.storage && { storage: environment.storage }),
      ...(isNew && { unauthPinId }),
      onError: core.onError,
      onMerged(pinIds) {
        mergedUnauthPinId = unauthPinId;
        // `readPin` reports its own errors; until the next read such a card shows no save.
        for (const pinId of pinIds) showSaved(pinId).catch(() => undefined);
      },
    });
  };
}
