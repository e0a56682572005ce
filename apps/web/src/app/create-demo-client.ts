import type { ClientCalls } from '@tackboard/api-client';
import { type Pin, sessionViewer } from '@tackboard/domain';
import type { HideFacts } from '@tackboard/domain/feedback';
import { createTackboard, type Tackboard, type TackboardOptions } from '@tackboard/pin-card';
import { pinPath } from '@tackboard/routes/paths';
import type { PageState } from './page-state.js';
import { newsIdOf } from './pages/news/group-news.js';
import type { NewsData } from './pages/news/news.js';
import type { Router, ShownPage } from './router/router.js';

/** Where the explanation of an ad leads: to the section of the settings about ads. */
const adSettings = () => '/settings/#cookies';

/** The demo has one login page. */
const login = (_: unknown, next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Creates the client of a page: one in the browser, one per request on the server. */
export function createDemoClient(
  state: Omit<PageState, 'page'>,
  calls: ClientCalls,
  router: Router,
  options: Pick<
    TackboardOptions,
    'nonce' | 'recordSignedOutClick' | 'signedOutSaves' | 'visitor' | 'words'
  >,
): Tackboard {
  const { session } = state;
  return createTackboard({
    viewer: sessionViewer(session),
    calls,
    defaultBoard: session.defaultBoard,
    experiments: { ...session.experiments, ...state.experiments },
    device: state.device,
    country: session.user?.country,
    browserCode: state.browserCode,
    osCode: state.osCode,
    isBot: state.crawler === 'search',
    isSocialBot: state.crawler === 'social',
    now: state.printedAt,
    navigation: {
      // The demo sells no ads.
      openPromote: false,
      openRepin: ({ path, state: tap }) => router.navigate(path, { state: tap }),
      openLinkless: (pin) => {
        const link = pin.link ?? pinPath(pin.id);
        // A press that cannot be logged still opens the pin.
        void calls.logLinklessClick({ link, pinId: pin.id }).catch(() => undefined);
        router.navigate(pinPath(pin.id));
      },
    },
    isFooterHiddenByExperience: state.hidesFooters === true,
    hideFacts: (pin) => hideFacts(router.get().shown, pin),
    paths: { login, adSettings },
    ...options,
  });
}

/** The query of a search page, on which a pin is hidden for this query only, or the news item that the pin is in (S3 §4.3). */
function hideFacts({ path, data }: ShownPage, pin: Pin): HideFacts {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const query = searchParams.get('q');
  if (pathname.startsWith('/search/') && query) return { query };
  if (!/^\/notifications\/?$/.test(pathname)) return {};
  return { newsId: newsIdOf((data as NewsData).news, pin.id) };
}
