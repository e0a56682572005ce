import type { GatedAction, Pin, SendObject, TackboardCalls, Viewer } from '@tackboard/domain';
import { afterLoginPath } from '@tackboard/domain/card';
import type { RepinTap } from '@tackboard/machines';
import type { AnchorHTMLAttributes, ComponentType, RefAttributes } from 'react';
import type { Environment } from './environment.js';
import type { LoginMode, Paths } from './paths.js';
import { loadRepinPage } from './repin-state.js';
import { canSend } from './site-features.js';
import { withDefaults } from './with-defaults.js';

/** The action that needs a login, and its pin if it has one. */
export interface LoginPromptRequest {
  readonly reason: GatedAction;
  readonly pin?: Pin;
}

/** A tap that opens the repin page, and the address of that page. */
export interface RepinPage extends RepinTap {
  readonly path: string;
}

/** Props of the host's link component: the attributes of an `<a>` with a required `href`, and a ref to forward. */
export interface CardLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/**
 * Where the kit leads: the addresses of your site, the link of your router, and what opens another page. By default an entry
 * goes to its address in `paths`. `false` says that the site has no such page, and hides the menu entry or button for it.
 */
export interface Navigation {
  /**
   * The addresses of your site in links, copied and shared links, and toasts.
   * @default the routes of `@tackboard/routes`
   */
  readonly paths?: Partial<Paths> | undefined;
  /**
   * Renders links within the site, such as the link component of your router.
   * @default a plain `<a>`
   */
  readonly link?: ComponentType<CardLinkProps> | undefined;
  /** Opens a pin. By default its card is a plain link. */
  readonly openPin?: (pin: Pin) => void;
  /**
   * Opens the page on which a pin is saved with a choice of board, with a state: the tap and the page before. The
   * page reads it with `readRepinState()`. With a router pass it as the history state.
   */
  readonly openRepin?: (page: RepinPage) => void;
  /** Opens the page on which a pin is promoted. With `false` a promotable pin has the usual save button. */
  readonly openPromote?: ((pin: Pin) => void) | false;
  /** Opens the login or sign-up page, after the kit's login prompt. */
  readonly openLogin?: (mode: LoginMode, request: LoginPromptRequest) => void;
  /** Replaces the kit's login prompt with your own. */
  readonly promptLogin?: (request: LoginPromptRequest) => void;
  /**
   * Sends a pin where no send flyout opens: for visitors, from share buttons outside of feeds (S3 §4.12), and on a site without
   * the calls `listPeople` and `sendPin`, where it is `false` by default.
   */
  readonly openSend?: ((object: SendObject) => void) | false;
  /** Opens the viewer's ad settings. */
  readonly openAdSettings?: (() => void) | false;
  /** Opens the app or its page in the app store. */
  readonly openApp?: () => void;
  /** Opens a link that leaves the site (S3 §4.1). By default in a new tab. */
  readonly openLink?: (href: string) => void;
  /** Called when a visitor presses a pin without a link (S3 §4.8). By default nothing happens. */
  readonly openLinkless?: (pin: Pin) => void;
  /** Edits a pin. By default the menu entry is a link, and on a site without boards there is none. */
  readonly edit?: ((pin: Pin) => void) | false;
  /** Tunes the home feed. By default the menu entry is a link, and on a site without boards there is none. */
  readonly tune?: ((pin: Pin) => void) | false;
}

/**
 * Opens a URL in a new tab without `opener`. Falls back to the tab, or frame, of `view`: some browsers block a new tab when the
 * link check took long.
 */
export function openInNewTab(href: string, view: Window): void {
  const tab = view.open('', '_blank');
  if (!tab) return view.location.assign(href);
  tab.opener = null;
  tab.location.href = href;
}

type WithDefault =
  | 'openAdSettings'
  | 'openApp'
  | 'openLogin'
  | 'openPromote'
  | 'openRepin'
  | 'openSend';

/** {@link Navigation} with its defaults. */
export type ResolvedNavigation = Required<Pick<Navigation, WithDefault>> &
  Omit<Navigation, WithDefault | 'link' | 'openLink' | 'paths'> & {
    /** `view` is the window of the pressed link: a frame, where the kit of the outer page renders into one. */
    readonly openLink: (href: string, view: Window) => void;
  };

const go = (address: string) => window.location.assign(address);

/** The page to return to after a login. */
const here = () => window.location.pathname + window.location.search;

/** Adds the defaults, which go to the addresses in `paths`. */
export function resolveNavigation(
  navigation: Navigation,
  calls: TackboardCalls,
  paths: Paths,
  viewer: () => Viewer,
  sessionStorage: Environment['sessionStorage'],
): ResolvedNavigation {
  /** A limited login continues with what needed it (S3 §2.3); any other returns to this page. */
  const afterLogin = ({ reason, pin }: LoginPromptRequest) => {
    const path = viewer().isLimitedLogin && pin && afterLoginPath(reason, pin.id, paths);
    // The query of that page itself names the board to move the pin from.
    return path && path !== window.location.pathname ? path : here();
  };
  const { openLink } = navigation;
  return {
    ...withDefaults<Required<Pick<Navigation, WithDefault>>, Navigation>(
      {
        openRepin: (page) => loadRepinPage(page, sessionStorage),
        openPromote: (pin) => go(paths.promotePin(pin.id)),
        openLogin: (mode, request) => go(paths.login(mode, afterLogin(request))),
        openSend:
          canSend(calls) && (({ url }) => go(viewer().isAuth ? url : paths.login('login', url))),
        openAdSettings: () => go(paths.adSettings()),
        openApp: () => go(paths.app()),
      },
      navigation,
    ),
    // A host opens links from its own window.
    openLink: openLink ? (href) => openLink(href) : openInNewTab,
  };
}
