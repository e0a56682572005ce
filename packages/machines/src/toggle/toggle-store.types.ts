import type { Clock, ReadFlag, SetFlag } from '@tackboard/domain';
import type { ReadId } from '../store/pin-store.types.js';
import type { ToggleOutcome } from './toggle.types.js';

/** The things that flip at once and go back when the call fails (S3 §4.3, §4.4, §4.10). */
export const TOGGLE_KINDS = [
  'follow-board',
  'follow-user',
  'follow-topic',
  'block-user',
  'board-collaborator',
  'hide-pin',
  'report-pin',
] as const;

/** A thing that flips at once. */
export type ToggleKind = (typeof TOGGLE_KINDS)[number];

/** What a control shows. One of six constant objects. */
export interface Toggle {
  readonly isOn: boolean;
  /** A request is under way; a press is heard all the same. */
  readonly isBusy: boolean;
  /** Busy, and nobody knows what became of the request. */
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
  /** The signed-in viewer; absent: nobody is signed in. */
  readonly viewerId?: string | undefined;
  /** By default a dynamic import. */
  readonly loadToggleRunner?: LoadToggleRunner;
  readonly newKey?: () => string;
  readonly isOnline?: () => boolean;
  readonly onOutcome?: (outcome: ToggleOutcome & { readonly kind: ToggleKind }) => void;
  /** A press while nobody is signed in: the host prompts for a login. */
  readonly onSignedOutPress?: (kind: ToggleKind, id: string) => void;
  /** The part that carries wishes out could not be fetched: those that waited have failed, and the next press tries again. */
  readonly onError?: (error: unknown) => void;
}

/** Brings the part that carries wishes out. It is fetched at the first press. */
export type LoadToggleRunner = () => Promise<{ createToggleRunner: CreateToggleRunner }>;

/** All that a viewer follows, blocks or hides, shared by all controls that show it. */
export interface ToggleStore {
  /** What a control shows; `isOn` is the server's word, which counts until somebody presses. */
  readonly read: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  /** What the server rendered; for the first render of a page that is being hydrated. */
  readonly readInitial: (kind: ToggleKind, id: string, isOn: boolean) => Toggle;
  readonly subscribe: (kind: ToggleKind, id: string, listener: () => void) => () => void;
  /** Wishes it on or off; `isOn` is the server's word. The latest wish wins. */
  readonly set: (kind: ToggleKind, id: string, isOn: boolean, wanted: boolean) => void;
  /** Wishes the opposite of what shows. */
  readonly flip: (kind: ToggleKind, id: string, isOn: boolean) => void;
  /** Call this before a fetch, and pass the id to {@link ToggleStore.applyServerState}. */
  readonly startRead: () => ReadId;
  /** Applies what a read returned, unless something newer is known. */
  readonly applyServerState: (kind: ToggleKind, id: string, isOn: boolean, since: ReadId) => void;
  /** Another viewer, or none: what is under way is stopped, what is known is forgotten. */
  readonly setViewer: (viewerId: string | undefined) => void;
}

/** Something that was pressed: what the server is known to hold, and the wish that lies over it. */
export interface ToggleRecord {
  readonly kind: ToggleKind;
  readonly id: string;
  confirmed: boolean;
  at: ReadId;
  wanted?: boolean;
  isUnknown: boolean;
  /** The idempotency key of the last request. */
  lastKey?: string;
  /** An answer told of an earlier moment: only a reading can tell what the server holds now. */
  isDoubtful?: boolean;
  /** Tells the chart; absent while nothing is under way or it is being fetched. */
  send?: (event: { readonly type: 'SET' | 'CONFIRM'; readonly isOn: boolean }) => void;
}

/** What the part that carries wishes out works on. */
export interface ToggleHost {
  readonly ports: ToggleStoreOptions;
  readonly startRead: () => ReadId;
  readonly applyServerState: ToggleStore['applyServerState'];
  readonly draw: (record: ToggleRecord) => void;
}

/** Carries wishes out, each on an actor of its own. */
export interface ToggleRunner {
  readonly start: (record: ToggleRecord) => void;
  readonly stop: () => void;
}

/** Makes the part that carries wishes out, for one store and one viewer. */
export type CreateToggleRunner = (host: ToggleHost) => ToggleRunner;
