export type { CardLinkProps } from '../link/card-link.js';
export { MissingProviderError } from './missing-provider-error.js';
export {
  type ErrorReport,
  type LoginRequest,
  type PageContext,
  type Tackboard,
  useTackboard,
} from './tackboard-context.js';
export { TackboardProvider, type TackboardProviderProps } from './tackboard-provider.js';
export { type PinCardWords, pinCardWords } from './words.js';
