import type { Viewer } from '@tackboard/domain';
import { afterLoginPath } from '@tackboard/domain/card';
import { openInNewTab } from '../links/open-in-new-tab.js';
import type { Environment } from './environment.js';
import type { LoginPromptRequest, Navigation } from './navigation.js';
import type { Paths } from './paths.js';
import { loadRepinPage } from './repin-state.js';
import { withDefaults } from './with-defaults.js';

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
        openSend: ({ url }) => go(viewer().isAuth ? url : paths.login('login', url)),
        openAdSettings: () => go(paths.adSettings()),
        openApp: () => go(paths.app()),
      },
      navigation,
    ),
    // A host opens links from its own window.
    openLink: openLink ? (href) => openLink(href) : openInNewTab,
  };
}
