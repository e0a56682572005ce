import type { Session, User, Viewer } from '@tackboard/domain';
import {
  decodePin,
  decodePinPage,
  decodeSession,
  decodeUser,
  type Drift,
} from '@tackboard/domain/wire';
import { TackboardProvider } from '@tackboard/pin-card';
import { useMemo } from 'react';
import { Closeup } from './closeup.js';
import type { FeedMemory } from './feed-memory.js';
import { Header } from './header.js';
import { HomeFeed } from './home-feed.js';
import { MissingPage } from './missing-page.js';
import type { PageContent, PageState } from './page-state.js';
import { PEOPLE_MENU_ID } from './people-menu.js';
import type { Ports } from './ports.js';

interface AppProps {
  readonly state: PageState;
  readonly ports: Ports;
  /** Where the feed is kept for the way back; known in the browser alone. */
  readonly feedMemory?: FeedMemory;
  /** The nonce of the page's policy; known on the server alone. */
  readonly nonce?: string | undefined;
  /** Told what an answer held that the model does not expect. */
  readonly onDrift?: (drift: Drift) => void;
  /** Told why something that the page asked for could not be had. */
  readonly onError?: (error: unknown) => void;
}

const ignore = () => undefined;

/** The whole page: the same on the server and in the browser. */
export function App({ state, ports, feedMemory, nonce, onDrift, onError = ignore }: AppProps) {
  const session = useMemo(() => decodeSession(state.session), [state.session]);
  const context = useMemo(
    () => ({ viewer: viewerOf(session), device: state.device, now: state.printedAt }),
    [session, state.device, state.printedAt],
  );
  const people = useMemo(() => decodePeople(state.people), [state.people]);
  const page = useMemo(() => decodeContent(state.page, onDrift), [state.page, onDrift]);
  return (
    <TackboardProvider
      context={context}
      defaultBoard={session.defaultBoard}
      savePin={ports.savePin}
      deletePin={ports.deletePin}
      readPin={ports.readPin}
      onLogin={() => document.getElementById(PEOPLE_MENU_ID)?.showPopover()}
      onError={({ error }) => onError(error)}
      nonce={nonce}
    >
      <Header
        isHome={page.kind === 'feed'}
        people={people}
        current={session.user}
        switchTo={ports.switchTo}
        onError={onError}
      />
      <main className="main">
        {page.kind === 'feed' ? (
          <HomeFeed
            first={page}
            readFeed={ports.readFeed}
            memory={feedMemory}
            viewerId={session.user?.id}
            onError={onError}
          />
        ) : null}
        {page.kind === 'pin' ? <Closeup pin={page.pin} /> : null}
        {page.kind === 'missing' ? <MissingPage /> : null}
      </main>
    </TackboardProvider>
  );
}

function viewerOf({ isAuthenticated, user }: Session): Viewer {
  return { ...user, isAuth: isAuthenticated };
}

function decodePeople(people: PageState['people']): readonly User[] {
  return people.map((person) => decodeUser(person)).filter((person) => person !== undefined);
}

function decodeContent(page: PageContent, onDrift: AppProps['onDrift']) {
  const options = onDrift ? { onDrift } : {};
  switch (page.kind) {
    case 'feed':
      return {
        kind: 'feed',
        pins: decodePinPage(page.data, options).pins,
        bookmark: page.bookmark,
      } as const;
    case 'pin': {
      const pin = decodePin(page.data, options);
      return pin ? ({ kind: 'pin', pin } as const) : ({ kind: 'missing' } as const);
    }
    case 'missing':
      return page;
  }
}
