import type { ExperienceStore } from '../store/experience-store.js';
import type { Emitter } from './emit.js';
import type { Sessions } from './sessions.js';

/** The key of {@link MessagingInternals}. */
export const MESSAGING_INTERNALS: unique symbol = Symbol('messaging internals');

/** Parts of the engine that the inspector reads and changes. */
export interface MessagingInternals {
  readonly store: ExperienceStore;
  readonly sessions: Sessions;
  readonly events: Emitter;
}
