import { type KeyValueStore, pinsToMerge, saveLoggedOut } from '@tackboard/domain';

/** The storage key of the list; the number is the version of its format. */
export const SIGNED_OUT_SAVES_KEY = 'tackboard:signed-out-saves:1';

/** What the list needs from its host. */
export interface SignedOutSavesPorts {
  readonly storage: KeyValueStore;
  /** The pin that the session names as quick-saved. It counts toward the limit. */
  readonly unauthPinId?: () => string | undefined;
  /** Called when storage is blocked, full or holds something other than the list. The list is then kept in memory. */
  readonly onError?: (error: unknown) => void;
}

/** The pins that a visitor has saved before signing in: at most 2 (S1 §9.1). */
export interface SignedOutSaves {
  /** Newest last. */
  readonly list: () => readonly string[];
  /** Whether the pin can be saved. At the limit only a pin that is already saved can be. */
  readonly accepts: (pinId: string) => boolean;
  /** Saves the pin. Returns false when the limit does not allow it. */
  readonly save: (pinId: string) => boolean;
  readonly remove: (pinId: string) => void;
  /** See {@link SignedOutSavesPorts.unauthPinId}. The pin is merged into the profile along with the list. */
  readonly unauthPinId?: () => string | undefined;
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Keeps the list in storage, and in memory where storage fails. */
export function createSignedOutSaves(ports: SignedOutSavesPorts): SignedOutSaves {
  const { storage, unauthPinId, onError } = ports;
  let inMemory: readonly string[] = [];

  const list = () => {
    try {
      const stored: unknown = JSON.parse(storage.get(SIGNED_OUT_SAVES_KEY) ?? '[]');
      if (isList(stored)) return stored;
      throw new TypeError('The saved pins in storage are no list of ids.');
    } catch (error) {
      onError?.(error);
      return inMemory;
    }
  };
  const keep = (pinIds: readonly string[]) => {
    inMemory = pinIds;
    try {
      storage.set(SIGNED_OUT_SAVES_KEY, JSON.stringify(pinIds));
    } catch (error) {
      onError?.(error);
    }
  };

  const accepts = (pinId: string) =>
    saveLoggedOut(pinsToMerge(list(), unauthPinId?.()), pinId).includes(pinId);
  const without = (pinId: string) => list().filter((id) => id !== pinId);

  return {
    list,
    accepts,
    save(pinId) {
      const isAccepted = accepts(pinId);
      if (isAccepted) keep([...without(pinId), pinId]);
      return isAccepted;
    },
    remove: (pinId) => keep(without(pinId)),
    ...(unauthPinId && { unauthPinId }),
  };
}
