export type { Claim, ClaimRequest } from './claims/claims.js';
export { type EligibleExperience, type Eligibility, isEligible } from './eligibility.js';
export { MESSAGE_LAYERS, type MessageLayer } from './layers/speakers.js';
export type { Message } from './message.js';
export { InvalidMessageError } from './invalid-message-error.js';
export { MessageCallbackError } from './message-callback-error.js';
export { createMessaging } from './messaging.js';
export type {
  CompleteOptions,
  DismissOptions,
  MessageExplanation,
  MessageState,
  MessageTabs,
  Messaging,
  MessagingOptions,
  TabMessage,
} from './messaging.types.js';
export type { Report, ReportKind } from './reports/report.js';
export type { HostSurface } from './surfaces/read-surface.js';
export type { StandardResult, StandardSchema } from './surfaces/standard-schema.js';
export { type BrowserMessageTabs, createMessageTabs } from './tabs/message-tabs.js';
export type { PauseReason } from './timers/visible-timers.js';
