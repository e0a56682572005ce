import { sessionViewer, type TackboardCalls } from '@tackboard/domain';
import { decodeSession } from '@tackboard/domain/wire';
import { createTackboard, type Tackboard, type TackboardOptions } from '@tackboard/pin-card';
import type { PageState } from './page-state.js';

/** The demo has one login page, and none of these pages. */
const NO_PAGES = { openPromote: false, openAdSettings: false, edit: false, tune: false } as const;

const login = (_: unknown, next: string) => `/login?next=${encodeURIComponent(next)}`;

/** Creates the client of a page: one in the browser, one per request on the server. */
export function createDemoClient(
  state: PageState,
  calls: TackboardCalls,
  options: Pick<TackboardOptions, 'nonce' | 'signedOutSaves'>,
): Tackboard {
  const session = decodeSession(state.session);
  return createTackboard({
    viewer: sessionViewer(session),
    calls,
    defaultBoard: session.defaultBoard,
    experiments: session.experiments,
    device: state.device,
    now: state.printedAt,
    navigation: NO_PAGES,
    paths: { login },
    ...options,
  });
}
