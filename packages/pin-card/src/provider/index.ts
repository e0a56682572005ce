export type { CardLinkProps } from '../link/card-link.js';
export type { MenuPage } from '../menu/pin-menu-items.js';
export { MissingPortError } from './missing-port-error.js';
export { MissingPropError } from './missing-prop-error.js';
export { MissingProviderError } from './missing-provider-error.js';
export type { TackboardPorts } from './ports.js';
export {
  type ErrorReport,
  type LoginRequest,
  type MenuActions,
  type PageContext,
  type ReactionIcons,
  type Tackboard,
  useTackboard,
} from './tackboard-context.js';
export { TackboardProvider, type TackboardProviderProps } from './tackboard-provider.js';
export type { PinCardWords, TackboardWords, WordChanges } from './words.js';
