import type { Clock, ReadFlag, SetFlag } from '@tackboard/domain';
import type { ReadId } from '../store/pin-store.types.js';
import type { IntentOutbox } from '../outbox/outbox.types.js';
import type { ToggleKind } from './toggle-kinds.js';
import type { ToggleOutcome } from './toggle.types.js';

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
  /** Stores presses until they are settled. Without it an offline press fails at once; with it the press waits. */
  readonly outbox?: IntentOutbox;
  /** Calls the listener when the browser is back online, for presses in the outbox. Returns a function that unsubscribes. */
  readonly onOnline?: (listener: () => void) => () => void;
  /**
   * Calls the listener on `pagehide`, and returns a function that unsubscribes. The store then sends each press whose chart
   * is still loading. Without this option those presses are lost.
   */
  readonly onPageHide?: (listener: () => void) => () => void;
  readonly onOutcome?: (outcome: ToggleOutcome & { readonly kind: ToggleKind }) => void;
  /** Called for a press of a visitor: the host prompts for a login. */
  readonly onSignedOutPress?: (kind: ToggleKind, id: string) => void;
  /**
   * The chart could not be loaded. Presses that waited for it have failed, except those that wait in the outbox to be online;
   * the next press loads it again.
   */
  readonly onError?: (error: unknown) => void;
}

/** Loads the chart at the first press. */
export type LoadToggleRunner = () => Promise<{ createToggleRunner: CreateToggleRunner }>;

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

/** A pressed toggle: an intent over confirmed state. */
export interface ToggleRecord {
  readonly kind: ToggleKind;
  readonly id: string;
  confirmed: boolean;
  at: ReadId;
  wanted?: boolean;
  /** A press of an earlier page is sent again, and `confirmed` only says what it changes. */
  isGuess?: boolean;
  /** The idempotency key of the latest press. */
  key?: string;
  detail?: unknown;
  onDone?: TogglePress['onDone'];
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
  /** Lets a press wait for the network. Returns false when it may not wait. */
  readonly wait: (record: ToggleRecord) => boolean;
  /** Ends the intent of a record; without an outcome the server held it already. */
  readonly settle: (record: ToggleRecord, outcome?: ToggleOutcome) => void;
}

/** Runs pressed toggles, each on an actor of its own. */
export interface ToggleRunner {
  readonly start: (record: ToggleRecord) => void;
  readonly stop: () => void;
}

/** Creates the runner of one store and one viewer. */
export type CreateToggleRunner = (host: ToggleHost) => ToggleRunner;
