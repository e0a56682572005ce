import type { KeyValueStore, MergeSavedPins } from '@tackboard/domain';
import type { SignedOutSaves } from './signed-out-saves.js';

/** What the chart needs from outside. */
export interface MergeSavesPorts {
  readonly saves: SignedOutSaves;
  readonly mergeSavedPins: MergeSavedPins;
  readonly newKey: () => string;
  /** Keeps the key of a merge until it has succeeded, so that the next page repeats the same request. */
  readonly storage?: KeyValueStore;
  /** They are in the profile now, and the list is cleared. */
  readonly onMerged?: (pinIds: readonly string[]) => void;
  /** The list is kept and tried again at the next login (S1 §8). */
  readonly onError?: (error: unknown) => void;
}

/** The pins of the pending merge. */
export interface MergeSavesContext {
  readonly viewerId: string;
  readonly pinIds: readonly string[];
  readonly unauthPinId?: string | undefined;
  readonly key: string;
}

/** The viewer has signed in; `unauthPinId` is the pin that they had saved by quick save. */
export interface MergeSavesEvent {
  readonly type: 'LOGIN';
  readonly viewerId: string;
  readonly unauthPinId?: string;
}
