import { sessionViewer, type TackboardCalls } from '@tackboard/domain';
import { hidesFooters } from '@tackboard/domain/experience';
import { decodeSession } from '@tackboard/domain/wire';
import { createTackboard, type Tackboard, type TackboardOptions } from '@tackboard/pin-card';
import type { PageState } from './page-state.js';
import type { Router } from './router/router.js';

/** The demo has none of these pages. */
const NO_PAGES = { openPromote: false, openAdSettings: false } as const;

/** The demo has one login page. */
const login = (_: unknown, next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Creates the client of a page: one in the browser, one per request on the server. */
export function createDemoClient(
  state: Omit<PageState, 'page'>,
  calls: TackboardCalls,
  router: Router,
  options: Pick<
    TackboardOptions,
    'nonce' | 'recordSignedOutClick' | 'signedOutSaves' | 'visitor' | 'words'
  >,
): Tackboard {
  const session = decodeSession(state.session);
  return createTackboard({
    viewer: sessionViewer(session),
    calls,
    defaultBoard: session.defaultBoard,
    experiments: { ...session.experiments, ...state.experiments },
    device: state.device,
    isBot: state.crawler === 'search',
    isSocialBot: state.crawler === 'social',
    now: state.printedAt,
    navigation: {
      ...NO_PAGES,
      openRepin: ({ path, state: tap }) => router.navigate(path, { state: tap }),
    },
    isFooterHiddenByExperience: hidesFooters(state.messages ?? []),
    hideFacts: () => searchFacts(router.get().shown.path),
    paths: { login },
    ...options,
  });
}

/** The query of a search page, on which a pin is hidden for this query only (S3 §4.3). */
function searchFacts(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const query = searchParams.get('q');
  return pathname.startsWith('/search/') && query ? { query } : {};
}
