export { NavigationFooter, type NavigationFooterProps } from './navigation-footer.js';
export { NavigationHeader, type NavigationHeaderProps } from './navigation-header.js';
export { SharedHeader, type SharedHeaderProps } from './shared-header.js';
export { TuneLink, type TuneLinkProps } from './tune-link.js';
