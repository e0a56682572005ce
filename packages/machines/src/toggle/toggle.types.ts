import type { ReadFlag, SetFlag } from '@tackboard/domain';

/** What became of a wish: `done` on the server, or `failed` and taken back. */
export interface ToggleOutcome {
  readonly id: string;
  readonly result: 'done' | 'failed';
  /** What is shown from now on. */
  readonly isOn: boolean;
  /** The server's own sentence about a failure. */
  readonly message?: string;
}

/** What the chart needs from outside. */
export interface ToggleMachinePorts {
  readonly set: SetFlag;
  /** Reads what the server holds; without it a write of unknown outcome is sent again with its own key. */
  readonly read?: ReadFlag;
  /** A new idempotency key, made once for each request. */
  readonly newKey: () => string;
  readonly isOnline?: () => boolean;
  readonly onOutcome?: (outcome: ToggleOutcome) => void;
  /** A write was answered after the chart had stopped waiting for it. */
  readonly onLateAnswer?: (id: string, isOn: boolean, key: string) => void;
}

/** What an actor starts from: what it is about, and what the server is known to hold. */
export interface ToggleInput {
  readonly id: string;
  readonly confirmed: boolean;
}

/** The chart's memory: what the server holds, what the person wants, and what was asked for last. */
export interface ToggleContext extends ToggleInput {
  readonly wanted: boolean;
  readonly sent: boolean;
  readonly key: string;
  readonly message?: string | undefined;
  readonly isRefused?: boolean;
}

/** What the chart hears: a wish, and what the server was newly read to hold. */
export type ToggleEvent =
  | { readonly type: 'SET'; readonly isOn: boolean }
  | { readonly type: 'CONFIRM'; readonly isOn: boolean };
