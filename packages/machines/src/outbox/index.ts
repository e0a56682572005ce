export { hasPendingSaves } from './outbox-keys.js';
export {
  createOutbox,
  type Outbox,
  OUTBOX_LIMIT,
  OUTBOX_MAX_AGE_MS,
  type OutboxPorts,
} from './outbox.js';
export type { OutboxEntry, OutboxSlot, SaveOutbox } from './outbox.types.js';
export { resumeOutbox, type ResumeOutboxOptions } from './resume-outbox.js';
