export { hasPendingIntents } from './outbox-keys.js';
export {
  createOutbox,
  type Outbox,
  OUTBOX_LIMIT,
  OUTBOX_MAX_AGE_MS,
  type OutboxPorts,
} from './outbox.js';
export type {
  IntentOutbox,
  OutboxEntry,
  OutboxSlot,
  SaveEntry,
  SaveSlot,
  ToggleEntry,
} from './outbox.types.js';
export { resumeOutbox, type ResumeOutboxOptions } from './resume-outbox.js';
