import type { Clock, ReadFlag, SetFlag } from '@tackboard/domain';
import type { ReadId } from '../store/pin-store.types.js';
import type { ToggleOutcome } from './toggle.types.js';

/** The optimistic toggles (S3 §4.3, §4.4, §4.10). */
export const TOGGLE_KINDS = [
  'follow-board',
  'follow-user',
  'follow-topic',
  'block-user',
  'board-collaborator',
  'hide-pin',
  'report-pin',
] as const;

/** The kind of a toggle. */
export type ToggleKind = (typeof TOGGLE_KINDS)[number];

/** What a control shows. One of six constant objects. */
export interface Toggle {
  readonly isOn: boolean;
  /** A request is pending; a press still counts. */
  readonly isBusy: boolean;
  /** Busy, with an unknown outcome. */
  readonly isUnknown: boolean;
}

/** The calls of one kind. Without `read` a write of unknown outcome is sent again with its own key. */
export interface ToggleCalls {
  readonly set: SetFlag;
  readonly read?: ReadFlag;
}

/** What the store needs from its host; a kind without calls cannot be set. */
export interface ToggleStoreOptions {
  readonly clock: Clock;
  readonly calls: Readonly<Partial<Record<ToggleKind, ToggleCalls>>>;
  /** The signed-in viewer; absent for a visitor. */
  readonly viewerId?: string | undefined;
  /** By default a dynamic import. */
  readonly loadToggleRunner?: LoadToggleRunner;
  readonly newKey?: () => string;
  readonly isOnline?: () => boolean;
  /**
   * Calls the listener on `pagehide`, and returns a function that unsubscribes. The store then sends each press whose chart
   * is still loading. Without this option those presses are lost.
   */
  readonly onPageHide?: (listener: () => void) => () => void;
  readonly onOutcome?: (outcome: ToggleOutcome & { readonly kind: ToggleKind }) => void;
  /** Called for a press of a visitor: the host prompts for a login. */
  readonly onSignedOutPress?: (kind: ToggleKind, id: string) => void;
  /** The chart could not be loaded: waiting presses have failed, and the next press loads it again. */
  readonly onError?: (error: unknown) => void;
}

/** Loads the chart at the first press. */
export type LoadToggleRunner = () => Promise<{ createToggleRunner: CreateToggleRunner }>;

/** What a viewer follows, blocks or hides, shared by all controls. */
export interface ToggleStore {
  /** What a control shows; `isOn` is the server state, used until the first press. */
  readonly read: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  /** What the server rendered, for the first render while hydrating. */
  readonly readInitial: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  readonly subscribe: (kind: ToggleKind, id: string, listener: () => void) => () => void;
  /** Requests on or off; `isOn` is the server state. The latest request wins. */
  readonly set: (kind: ToggleKind, id: string, isOn: boolean, wanted: boolean) => void;
  /** Requests the opposite of what shows. */
  readonly flip: (kind: ToggleKind, id: string, isOn: boolean) => void;
  /** Call this before a fetch, and pass the id to {@link ToggleStore.applyServerState}. */
  readonly startRead: () => ReadId;
  /** Applies what a read returned, unless something newer is known. */
  readonly applyServerState: (kind: ToggleKind, id: string, isOn: boolean, since: ReadId) => void;
  /** Changes the viewer: pending requests are dropped, and known state is forgotten. */
  readonly setViewer: (viewerId: string | undefined) => void;
}

/** A pressed toggle: an intent over confirmed state. */
export interface ToggleRecord {
  readonly kind: ToggleKind;
  readonly id: string;
  confirmed: boolean;
  at: ReadId;
  wanted?: boolean;
  isUnknown: boolean;
  /** The idempotency key of the last request. */
  lastKey?: string;
  /** A response was about an earlier moment: the state has to be read again. */
  isDoubtful?: boolean;
  /** A press that was sent without the chart; it settles with the request, and never rejects. */
  sending?: Promise<void>;
  /**
   * `true` after a press that was sent without the chart and succeeded. After `false` nobody knows whether the server holds
   * it.
   */
  isSent?: boolean | undefined;
  /** Sends to the chart; absent while nothing is pending or the chart is loading. */
  send?: (event: { readonly type: 'SET' | 'CONFIRM'; readonly isOn: boolean }) => void;
}

/** What the runner uses of the store. */
export interface ToggleHost {
  readonly ports: ToggleStoreOptions;
  readonly startRead: () => ReadId;
  readonly applyServerState: ToggleStore['applyServerState'];
  readonly update: (record: ToggleRecord) => void;
}

/** Runs pressed toggles, each on an actor of its own. */
export interface ToggleRunner {
  readonly start: (record: ToggleRecord) => void;
  readonly stop: () => void;
}

/** Creates the runner of one store and one viewer. */
export type CreateToggleRunner = (host: ToggleHost) => ToggleRunner;
