import type { ClientCalls } from '@tackboard/api-client';
import { sessionViewer } from '@tackboard/domain';
import { createTackboard, type Tackboard, type TackboardOptions } from '@tackboard/pin-card';
import { createSmallerPictures } from '@tackboard/pin-card/smaller-pictures';
import { createTransitions } from '@tackboard/pin-card/transitions';
import { pinPath } from '@tackboard/routes/paths';
import { preload } from 'react-dom';
import { loginPath } from './login-path.js';
import type { PageState } from './page-state.js';
import { hideFacts } from './hide-facts.js';
import { RouterLink } from './router/router-link.js';
import type { Router } from './router/router.js';
import { textsIn } from './words/texts.js';
import { SITE } from './site.js';

/** Pages that the kit leads to and that have other addresses here than by default. */
const PATHS = {
  app: () => '/messages#app',
  login: loginPath,
  // The section about ads.
  adSettings: () => '/settings/#cookies',
};

/** The hosts of framed videos. The demo's own players are on another port of this computer. */
const EMBED_HOSTS = ['localhost'];

/**
 * Creates the client of the kit: one for each document in the browser, one for each request on the server. The last options differ:
 * `create-demo.ts` hands over the nonce, the kit's texts and, in a browser alone, what remembers a visitor.
 */
export function createKit(
  state: PageState,
  calls: ClientCalls,
  router: Router,
  options: Pick<
    TackboardOptions,
    'nonce' | 'recordSignedOutClick' | 'signedOutSaves' | 'visitor' | 'words'
  >,
): Tackboard {
  const { session } = state;
  return createTackboard({
    brand: SITE,
    viewer: sessionViewer(session),
    consent: state.consent,
    // What the server saw. The browser adds its own signal.
    environment: { privacy: { globalPrivacyControl: state.hasPrivacySignal } },
    calls,
    defaultBoard: session.defaultBoard,
    experiments: { ...session.experiments, ...state.experiments },
    device: state.device,
    country: session.user?.country,
    browserCode: state.browserCode,
    osCode: state.osCode,
    isBot: state.crawler === 'search',
    isSocialBot: state.crawler === 'social',
    now: state.renderedAt,
    navigation: {
      link: RouterLink,
      paths: PATHS,
      openRepin: ({ path, state: tap }) => router.navigate(path, { state: tap }),
      openLinkless: (pin) => {
        const link = pin.link ?? pinPath(pin.id);
        // A press that cannot be logged still opens the pin.
        void calls.logLinklessClick({ link, pinId: pin.id }).catch(() => undefined);
        router.navigate(pinPath(pin.id));
      },
    },
    smallerPictures: createSmallerPictures({ preload }),
    transitions: createTransitions(),
    isFooterHiddenByExperience: state.hidesFooters === true,
    hideFacts: (pin) => hideFacts(router.get().shown, pin),
    embedHosts: EMBED_HOSTS,
    guidelinesUrl: '/guidelines#spam',
    reportReasons: textsIn('reports', state.language),
    ...options,
  });
}
