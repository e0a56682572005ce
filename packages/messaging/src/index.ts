export type { Claim, ClaimRequest } from './engine/claims.js';
export type { MessageExplanation, MessageState } from './engine/decide.js';
export type { ExtraContext } from './engine/fetches.js';
export type { Message } from './engine/messages.js';
export type { MessagingOptions } from './messaging.types.js';
export type { Report, ReportKind } from './engine/saved.js';
export {
  type CompleteOptions,
  type DismissOptions,
  type EligibleExperience,
  type Eligibility,
  type HostSurface,
  isEligible,
  MESSAGE_LAYERS,
  type MessageLayer,
  type StandardResult,
  type StandardSchema,
} from './engine/rules.js';
export type { PauseReason } from './engine/visible-timers.js';
export { InvalidMessageError, MessageCallbackError } from './errors.js';
export { createMessaging } from './messaging.js';
export type { Messaging } from './messaging.types.js';
export { createMessageTabs, type MessageTabs, type TabMessage } from './tabs.js';
export { createMessageTurn, type MessageTurn } from './turn.js';
