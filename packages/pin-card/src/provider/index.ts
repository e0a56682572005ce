export { createTackboard } from '../client/create-tackboard.js';
export type { Environment, EnvironmentOptions } from '../client/environment.js';
export { MissingCallError } from '../client/missing-call-error.js';
export { MissingOptionError } from '../client/missing-option-error.js';
export type { Navigation, RepinPage } from '../client/navigation.js';
export type { LoginMode, Paths } from '../client/paths.js';
export { readRepinState, type RepinState } from '../client/repin-state.js';
export type {
  ErrorReport,
  LoginRequest,
  MenuActions,
  PageContext,
  ReactionIcons,
  ReportReason,
  Tackboard,
  TackboardEvent,
  TackboardOptions,
  TackboardPins,
  ViewerOptions,
} from '../client/tackboard.js';
export type { CardLinkProps } from '../link/card-link.js';
export { MissingPropError } from './missing-prop-error.js';
export { MissingProviderError } from './missing-provider-error.js';
export { useTackboard } from './tackboard-context.js';
export { TackboardProvider, type TackboardProviderProps } from './tackboard-provider.js';
export type { PinCardWords, TackboardWords, WordChanges } from './words.js';
