import type { Clock, WriteFailure, WriteOptions } from '@tackboard/domain';
import type { OutboxEntry } from '../outbox/outbox.types.js';

/** The number of a read of the server, in the order in which reads began. A later one is greater. */
export type ReadId = number;

/** A change that the viewer made and the server has not confirmed. */
export interface Intent<Change> {
  readonly change: Change;
  /** The idempotency key, kept over retries and reloads. */
  readonly key: string;
  /** A request with this key may have reached the server before, so its response may be about an earlier moment. */
  readonly isResent: boolean;
  /** It waits in the outbox until the browser is online. */
  readonly isQueued: boolean;
  /** Its request got no usable response, so the server is read again. */
  readonly isUnknown: boolean;
}

/** What is known of one thing: what the server confirmed, and the viewer's intent over it. */
export interface WriteRecord<State, Change> {
  readonly confirmed: State;
  readonly intent?: Intent<Change> | undefined;
  /** What was confirmed when the record was added. */
  readonly initial: State;
  /** The change that was confirmed less than {@link WriteKind.recentMs} ago, and that nothing has changed since. */
  readonly recent?: Change | undefined;
}

/**
 * How an intent ended. After `refused` the server has changed nothing; after `unresolved` it still may. After `unsent` there was
 * no request.
 */
export type WriteOutcome = 'done' | 'refused' | 'unresolved' | 'unsent';

/** Why a write failed, and the error that its call threw. */
export type FailedWrite = WriteFailure & { readonly error: unknown };

/** What the chart asks of the store about one intent. */
export interface WriteTask {
  /** Fetches what the request needs. Absent when it needs nothing. */
  readonly prepare?: ((options: { readonly signal: AbortSignal }) => Promise<void>) | undefined;
  /** Sends the request, and confirms what its response says. */
  readonly write: (options: { readonly signal: AbortSignal }) => Promise<void>;
  /** Reads what the server holds, and confirms it. */
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<void>;
  /** Whether the intent may wait for the network: the browser is offline and the outbox holds it. */
  readonly mayWait: () => boolean;
  /** Whether the server is known to hold what the intent wants. */
  readonly isFulfilled: () => boolean;
  /** Whether the outbox no longer holds an intent that has waited. */
  readonly isExpired: () => boolean;
  /** The intent already waits for the network when the chart starts. */
  readonly isQueued: boolean;
}

/** What the chart reports of one intent. */
export interface WriteReports {
  /** The intent waits for the network, is unknown, or neither. */
  readonly onPhase: (phase: Pick<Intent<unknown>, 'isQueued' | 'isUnknown'>) => void;
  readonly onEnd: (outcome: WriteOutcome, failure: FailedWrite | undefined) => void;
  /** A function of the task threw: the intent must not stay busy. */
  readonly onError: (error: unknown) => void;
}

/** A running chart. */
export interface RunningWrite {
  /** The intent that waits for the network may be sent. */
  readonly send: () => void;
  readonly stop: () => void;
}

/** Starts the chart of one intent. */
export type RunWrite = (task: WriteTask, reports: WriteReports, clock: Clock) => RunningWrite;

/** A kind of thing that the viewer changes and the server confirms: a saved pin, a followed board, a hidden pin … */
export interface WriteKind<State, Change, View> {
  /** What a control shows. */
  readonly show: (record: WriteRecord<State, Change>) => View;
  /**
   * What a control shows while there is no record, from the state that the server returned with its page. Returns the same
   * object for the same state.
   */
  readonly showServed: (state: State) => View;
  /** Sends the change, and resolves with what the server holds then. */
  readonly write: (
    id: string,
    change: Change,
    options: WriteOptions,
    /** Corrects what is confirmed, when the response to a failed request shows that it was wrong. */
    correct: (update: (confirmed: State) => State) => void,
  ) => Promise<State>;
  /** The intent as the outbox stores it. */
  readonly entryOf: (id: string, change: Change, key: string, viewerId: string) => OutboxEntry;
  /**
   * Returns the function that reads what the server holds. Where there is none, a write of unknown outcome is sent again with
   * its own key.
   */
  readonly readerOf?: (
    id: string,
  ) => ((options: { readonly signal: AbortSignal }) => Promise<State>) | undefined;
  /** Returns the function that completes a change before its request; undefined when nothing is missing. */
  readonly prepare?: (change: Change) => ((options: WriteOptions) => Promise<Change>) | undefined;
  readonly isFulfilled: (confirmed: State, change: Change) => boolean;
  /**
   * The target of a change, such as the board of a save. After a request of unresolved outcome, the next request with the same
   * target uses its key again.
   */
  readonly targetOf?: (change: Change) => string | undefined;
  /** Adds to a newer state what only this page knows of it. By default the newer state replaces the known one. */
  readonly merge?: (known: State, next: State) => State;
  /** The server holds what the intent wanted. `before` is what was confirmed before. */
  readonly onDone?: (id: string, done: WriteDone<State, Change>) => void;
  /** The intent is gone, and the server does not hold it. */
  readonly onFailed?: (id: string, change: Change, failure: FailedWrite | undefined) => void;
  /** A response came after its timeout, and a read has confirmed it. */
  readonly onLateDone?: (id: string, done: WriteDone<State, Change>) => void;
  /** How long a confirmed change counts as recent, in milliseconds; by default not at all. */
  readonly recentMs?: number;
  /** Whether a record may be evicted that shows nowhere and is not pending. By default every such record may. */
  readonly canEvict?: (confirmed: State) => boolean;
}

/** A change that the server confirmed. */
export interface WriteDone<State, Change> {
  readonly change: Change;
  readonly confirmed: State;
  readonly before: State;
}
