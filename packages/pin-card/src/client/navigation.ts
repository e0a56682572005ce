import type { Pin, SendObject } from '@tackboard/domain';
import type { RepinPage } from '@tackboard/machines/store';
import { openInNewTab } from '../blocked-link/open-in-new-tab.js';
import type { LoginPromptRequest } from '../prompts/login-prompt-request.js';
import type { LoginMode, Paths } from './paths.js';

/**
 * Where the kit leads. Every entry goes to its address in `paths` by default. `false` says that the site has no such page:
 * the entry or button that would lead there is hidden.
 */
export interface Navigation {
  /** Opens a pin. By default its card is a plain link. */
  readonly openPin?: (pin: Pin) => void;
  /** Opens the page on which a pin is saved with a choice of board (S1 §2). */
  readonly openRepin?: (page: RepinPage) => void;
  /** Opens the page on which a pin is promoted (S1 §4). `false`: a promotable pin has the usual save button. */
  readonly openPromote?: ((pin: Pin) => void) | false;
  /** Continues to log in or sign up, after the kit's login prompt. */
  readonly openLogin?: (mode: LoginMode, request: LoginPromptRequest) => void;
  /** Replaces the kit's login prompt by one of your own. */
  readonly promptLogin?: (request: LoginPromptRequest) => void;
  /** Sends a pin where no send flyout opens: visitors, and share buttons outside of feeds (S3 §4.12). */
  readonly openSend?: ((object: SendObject) => void) | false;
  /** Opens the settings of the viewer's ads. */
  readonly openAdSettings?: (() => void) | false;
  /** Opens the app, or the store that has it. */
  readonly openApp?: () => void;
  /** Opens a link that leaves the site in a new tab (S3 §4.1). */
  readonly openLink?: (href: string) => void;
  /** Follows a pin without a link (S3 §4.8). By default nothing happens. */
  readonly openLinkless?: (pin: Pin) => void;
  /** Edits a pin. By default the menu entry is a link. */
  readonly edit?: ((pin: Pin) => void) | false;
  /** Tunes the home feed. By default the menu entry is a link. */
  readonly tune?: ((pin: Pin) => void) | false;
}

type Entry = keyof Navigation;
type WithoutDefault = 'edit' | 'openLinkless' | 'openPin' | 'promptLogin' | 'tune';

/** Navigation with its defaults. */
export type ResolvedNavigation = Required<Omit<Navigation, WithoutDefault>> &
  Pick<Navigation, Extract<Entry, WithoutDefault>>;

const go = (address: string) => window.location.assign(address);

/** The page to return to after a login. */
const here = () => window.location.pathname + window.location.search;

/** Adds the defaults, which follow `paths`. Nothing is opened before somebody acts. */
export function resolveNavigation(
  navigation: Navigation,
  paths: Paths,
  isSignedIn: () => boolean,
): ResolvedNavigation {
  return {
    openRepin: ({ path }) => go(path),
    openPromote: (pin) => go(paths.promotePin(pin.id)),
    openLogin: (mode) => go(paths.login(mode, here())),
    openSend: ({ url }) => go(isSignedIn() ? url : paths.login('login', url)),
    openAdSettings: () => go(paths.adSettings()),
    openApp: () => go(paths.app()),
    openLink: openInNewTab,
    ...navigation,
  };
}
