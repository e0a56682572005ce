import { sessionViewer, type TackboardCalls } from '@tackboard/domain';
import { decodeSession } from '@tackboard/domain/wire';
import { createTackboard, type Tackboard, type TackboardOptions } from '@tackboard/pin-card';
import type { PageState } from './page-state.js';
import type { Router } from './router/router.js';

/** The demo has none of these pages. */
const NO_PAGES = { openPromote: false, openAdSettings: false, edit: false, tune: false } as const;

/** The demo has one login page. */
const login = (_: unknown, next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Creates the client of a page: one in the browser, one per request on the server. */
export function createDemoClient(
  state: Omit<PageState, 'page'>,
  calls: TackboardCalls,
  router: Router,
  options: Pick<TackboardOptions, 'nonce' | 'recordSignedOutClick' | 'signedOutSaves'>,
): Tackboard {
  const session = decodeSession(state.session);
  return createTackboard({
    viewer: sessionViewer(session),
    calls,
    defaultBoard: session.defaultBoard,
    experiments: session.experiments,
    device: state.device,
    isBot: state.crawler === 'search',
    isSocialBot: state.crawler === 'social',
    now: state.printedAt,
    navigation: {
      ...NO_PAGES,
      openRepin: ({ path, state: tap }) => router.navigate(path, { state: tap }),
    },
    paths: { login },
    ...options,
  });
}
