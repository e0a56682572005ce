import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';
import type { SurfaceSettings } from './surface-props.js';

/** What the messages of a surface wait for, besides its code and their anchor. */
export interface SurfaceGate {
  /** Returns what a message waits for. Calls `messaging.refresh()` when that may have changed. */
  readonly waitFor: (message: Message, settings: SurfaceSettings) => string | undefined;
  /** Stops timers and listeners. */
  readonly stop: () => void;
}

/** Creates the gate of a surface when its code has loaded. */
export type CreateSurfaceGate = (messaging: Messaging) => SurfaceGate;
