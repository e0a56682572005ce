import type { Clock, WriteFailure, WriteOptions } from '@tackboard/domain';
import type { OutboxEntry } from '../outbox/outbox.types.js';

/** When a read of the server began. Later ids are greater. */
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

/** How an intent ended. After `refused` the server has changed nothing; after `unresolved` it still may. */
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
  /** It has waited already, for the chart. */
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
  /** What a control shows of what the server returned with its page. The same object for the same state. */
  readonly showServed: (state: State) => View;
  /** Sends the change, and resolves with what the server holds then. */
  readonly write: (
    id: string,
    change: Change,
    options: WriteOptions,
    /** Replaces what is confirmed, as of the same moment: the response to a failed request says that it is not so. */
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
  /** Completes a change before its request; undefined when it is complete. */
  readonly prepare?: (change: Change) => ((options: WriteOptions) => Promise<Change>) | undefined;
  readonly isFulfilled: (confirmed: State, change: Change) => boolean;
  /** What the change leads to. After a request of unresolved outcome, the next one to the same target has its key. */
  readonly targetOf?: (change: Change) => string | undefined;
  /** A newer state, with the details that only this page knows of the same state. */
  readonly merge?: (known: State, next: State) => State;
  /** The server holds what the intent wanted. `before` is what was confirmed before. */
  readonly onDone?: (id: string, done: WriteDone<State, Change>) => void;
  /** The intent is gone, and the server does not hold it. */
  readonly onFailed?: (id: string, change: Change, failure: FailedWrite | undefined) => void;
  /** A late response turned out to be true. */
  readonly onLateDone?: (id: string, done: WriteDone<State, Change>) => void;
  /** How long a confirmed change counts as recent, in milliseconds; by default not at all. */
  readonly recentMs?: number;
  /** Whether a record may be evicted. By default each one that shows nowhere and is not pending. */
  readonly canEvict?: (confirmed: State) => boolean;
}

/** A change that the server confirmed. */
export interface WriteDone<State, Change> {
  readonly change: Change;
  readonly confirmed: State;
  readonly before: State;
}
