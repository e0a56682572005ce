import type {
  Board,
  Clock,
  Experiments,
  KeyValueStore,
  Pin,
  TackboardCalls,
} from '@tackboard/domain';
import type { createPinStore } from '@tackboard/machines';
export {
  browserSessionStorage,
  browserStorage,
  createPinStore,
  createToggleStore,
  type IntentOutbox,
  type ReadId,
  type RepinTap,
  type SavedCopy,
  type SaveRecord,
  type SignedOutSaves,
} from '@tackboard/machines';
export { boardPickerMachine } from '@tackboard/machines/charts';
export { useChart } from '@tackboard/machines/react/charts';

export type {
  Board,
  Clock,
  Pin,
  ReadPin,
  SavePin,
  UnsavePin,
  WriteOptions,
} from '@tackboard/domain';

export declare const pin: Pin;
export declare const board: Board;
export declare const store: ReturnType<typeof createPinStore>;
export declare const calls: TackboardCalls;
export declare const session: {
  user: { id: string };
  experiments: Experiments;
  unauthSavePinId?: string;
};
export declare const savePin: TackboardCalls['savePin'];
export declare const unsavePin: TackboardCalls['unsavePin'];
export declare const readPin: TackboardCalls['readPin'];
export declare const listBoards: NonNullable<TackboardCalls['listBoards']>;
export declare const listSections: NonNullable<TackboardCalls['listSections']>;
export declare const createBoard: NonNullable<TackboardCalls['createBoard']>;
export declare const mergeSavedPins: NonNullable<TackboardCalls['mergeSavedPins']>;
export declare const checkLink: NonNullable<TackboardCalls['checkLink']>;
export declare const openLink: () => void;
export declare const page: () => { url: string };
export declare const recentBoardIds: readonly string[];
export declare const viewerId: string;
export declare const signal: AbortSignal;
export declare const storage: KeyValueStore;
export declare const clock: Clock;
export declare const newKey: () => string;
export declare const onMerged: () => void;
export declare const onError: (error: unknown) => void;
export declare const openLogin: () => void;
export declare const track: (event: unknown) => void;
export declare const id: string;
export declare const set: () => Promise<void>;
export declare const read: () => Promise<boolean>;
export declare const player: { play(): void; pause(): void };
