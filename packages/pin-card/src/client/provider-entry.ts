export { createTackboard } from './create-tackboard.js';
export type { Environment, EnvironmentOptions } from './environment.js';
export { MissingCallError } from './missing-call-error.js';
export { MissingOptionError } from './missing-option-error.js';
export type { Navigation, RepinPage } from './navigation.js';
export type { LoginMode, Paths } from './paths.js';
export { readRepinState, type RepinState } from './repin-state.js';
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
} from './tackboard.js';
export type { CardLinkProps } from '../links/card-link.js';
export { MissingPropError } from './missing-prop-error.js';
export { MissingProviderError } from './missing-provider-error.js';
export { useTackboard } from './tackboard-context.js';
export { TackboardProvider, type TackboardProviderProps } from './tackboard-provider.js';
export type { PinCardWords, TackboardWords, WordChanges } from './words.js';
