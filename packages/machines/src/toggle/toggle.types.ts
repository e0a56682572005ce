import type { ReadFlag, SetFlag } from '@tackboard/domain';

/** The outcome of an intent: `done` on the server, or `failed` and removed. */
export interface ToggleOutcome {
  readonly id: string;
  readonly result: 'done' | 'failed';
  /** What is shown from now on. */
  readonly isOn: boolean;
  /** The server's own sentence about a failure. */
  readonly message?: string;
  /** What the call of a failure rejected with; absent without a call or after a timeout. */
  readonly error?: unknown;
}

/** What the chart needs from its host. */
export interface ToggleMachinePorts {
  readonly set: SetFlag;
  /** Reads the server state; without it a write of unknown outcome is sent again with its own key. */
  readonly read?: ReadFlag;
  /** A new idempotency key, made once for each request. */
  readonly newKey: () => string;
  readonly isOnline?: () => boolean;
  readonly onOutcome?: (outcome: ToggleOutcome) => void;
  /** A write got its response after its timeout. */
  readonly onLateResponse?: (id: string, isOn: boolean, key: string) => void;
}

/** What an actor starts from: what it is about, and what the server is known to hold. */
export interface ToggleInput {
  readonly id: string;
  readonly confirmed: boolean;
}

/** The chart's context: confirmed state, the intent, and what was sent last. */
export interface ToggleContext extends ToggleInput {
  readonly wanted: boolean;
  readonly sent: boolean;
  readonly key: string;
  readonly message?: string | undefined;
  readonly error?: unknown;
  readonly isRefused?: boolean;
}

/** The events of the chart: an intent, and newer server state. */
export type ToggleEvent =
  | { readonly type: 'SET'; readonly isOn: boolean }
  | { readonly type: 'CONFIRM'; readonly isOn: boolean };
