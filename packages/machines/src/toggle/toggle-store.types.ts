import type { ReadFlag, SetFlag } from '@tackboard/domain';
import type { ReadId, WriteStoreOptions } from '../writes/write.types.js';
import type { ToggleKind } from './toggle-kinds.js';

/** What a control shows. One of six constant objects. */
export interface Toggle {
  readonly isOn: boolean;
  /** A request is pending; a press still counts. */
  readonly isBusy: boolean;
  /** Busy, with an unknown outcome. */
  readonly isUnknown: boolean;
}

/** {@link SetFlag}, with the detail of the last press that had one. It may come from storage. */
export type SetToggle = (...args: [...Parameters<SetFlag>, detail?: unknown]) => Promise<void>;

/** The calls of one kind. Without `read` a write of unknown outcome is sent again with its own key. */
export interface ToggleCalls {
  readonly set: SetToggle;
  readonly read?: ReadFlag;
}

/** The outcome of a press: `done` on the server, or `failed` and removed. */
export interface ToggleOutcome {
  readonly kind: ToggleKind;
  readonly id: string;
  readonly result: 'done' | 'failed';
  /** What is shown from now on. */
  readonly isOn: boolean;
  /** The server's own sentence about a failure. */
  readonly message?: string;
  /** What the call threw. Absent when nothing was sent. */
  readonly error?: unknown;
}

/** What the store needs from its host; a kind without calls cannot be set. */
export interface ToggleStoreOptions extends WriteStoreOptions {
  readonly calls: Readonly<Partial<Record<ToggleKind, ToggleCalls>>>;
  readonly onOutcome?: (outcome: ToggleOutcome) => void;
  /** Called for a press of a visitor: the host prompts for a login. */
  readonly onSignedOutPress?: (kind: ToggleKind, id: string) => void;
}

/** What a press may bring along. */
export interface TogglePress {
  /** What the call needs besides, such as where a pin is hidden: JSON, because the outbox stores it. Later presses keep it. */
  readonly detail?: unknown;
  /** The idempotency key of a press of an earlier page, which is sent again. */
  readonly key?: string;
  /** Called when the server has done it, unless a later press has come. A toast that says so belongs here. */
  readonly onDone?: (() => void) | undefined;
}

/** What a viewer follows, blocks or hides, shared by all controls. */
export interface ToggleStore {
  /** What a control shows; `isOn` is the server state, used until the first press. */
  readonly read: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  /** What the server rendered, for the first render while hydrating. */
  readonly readInitial: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  readonly subscribe: (kind: ToggleKind, id: string, listener: () => void) => () => void;
  /** Requests on or off; `isOn` is the server state. The latest request wins. */
  readonly set: (
    kind: ToggleKind,
    id: string,
    isOn: boolean,
    wanted: boolean,
    press?: TogglePress,
  ) => void;
  /** Requests the opposite of what shows. */
  readonly flip: (kind: ToggleKind, id: string, isOn: boolean) => void;
  /** Call this before a fetch, and pass the id to {@link ToggleStore.applyServerState}. */
  readonly startRead: () => ReadId;
  /** Applies what a read returned, unless something newer is known. */
  readonly applyServerState: (kind: ToggleKind, id: string, isOn: boolean, since: ReadId) => void;
  /** Changes the viewer: pending requests are dropped, and known state is forgotten. */
  readonly setViewer: (viewerId: string | undefined) => void;
}
