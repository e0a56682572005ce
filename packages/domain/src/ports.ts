import type { Board } from './board/board.js';
import type { Pin } from './pin/pin.js';

/** Time, handed in so that a delay can be tested to the millisecond. Delays are in milliseconds. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** What every read is given. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** What every write is given: the key is made at the tap and kept over retries. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey: string;
}

/** Asks the server to save a pin (S1 §7, RepinResource). Without a board it is saved to the profile. */
export interface SaveRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly userId?: string;
  readonly clientTrackingParams?: string;
}

/** What the server made of a save: the id of the viewer's copy, and the board it lies on (S1 §3). */
export interface SaveAnswer {
  readonly id: string;
  readonly board?: Board;
}

/**
 * Asks the server to delete a pin (S1 §7, PinResource). `pinId` is the viewer's own pin, or a pin that the viewer
 * has saved: then the viewer's copy on `boardId` goes.
 */
export interface DeleteRequest {
  readonly pinId: string;
  readonly boardId?: string;
  readonly sectionId?: string;
  readonly clientTrackingParams?: string;
}

/** Saves a pin. Rejects with an error that {@link writeFailure} can read. */
export type SavePin = (request: SaveRequest, options: WriteOptions) => Promise<SaveAnswer>;

/** Deletes a pin or the viewer's copy of it. Rejects with an error that {@link writeFailure} can read. */
export type DeletePin = (request: DeleteRequest, options: WriteOptions) => Promise<void>;

/** Reads one pin as the server holds it for this viewer. */
export type ReadPin = (pinId: string, options: ReadOptions) => Promise<Pin>;

/**
 * How a write ended that was not answered with success: `failed` means the server holds the state before,
 * `unknown` means nobody can tell before the pin is read again.
 */
export type WriteOutcome = 'failed' | 'unknown';

/** What a port's error tells about a write. `displayMessage` is a sentence for the person, from the server. */
export interface WriteFailure {
  readonly outcome: WriteOutcome;
  readonly displayMessage?: string;
}

/**
 * Reads what an error thrown by a write port tells. An error that does not say is `unknown`: reading the pin
 * again is cheap, telling a person a wrong thing is not.
 */
export function writeFailure(error: unknown): WriteFailure {
  if (typeof error !== 'object' || error === null) return { outcome: 'unknown' };
  const { outcome, displayMessage } = error as Partial<Record<keyof WriteFailure, unknown>>;
  return {
    outcome: outcome === 'failed' ? 'failed' : 'unknown',
    ...(typeof displayMessage === 'string' ? { displayMessage } : {}),
  };
}
