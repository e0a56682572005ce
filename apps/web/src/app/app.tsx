import type { Session, User, Viewer } from '@tackboard/domain';
import { decodeSession, decodeUser, type Drift } from '@tackboard/domain/wire';
import { TackboardProvider } from '@tackboard/pin-card';
import { useMemo } from 'react';
import { Footer, Header } from './bars.js';
import { decodePage, type Page } from './decode-page.js';
import { PageBody } from './page-body.js';
import type { PageState } from './page-state.js';
import { PeopleMenu } from './people-menu.js';
import type { Ports } from './ports.js';
import { useDeletedPins } from './use-deleted-pins.js';

interface AppProps {
  readonly state: PageState;
  readonly ports: Ports;
  /** The nonce of the page's policy; known on the server alone. */
  readonly nonce?: string | undefined;
  /** Told what an answer held that the model does not expect. */
  readonly onDrift?: (drift: Drift) => void;
  /** Told why something that the page asked for could not be had. */
  readonly onError?: (error: unknown) => void;
}

const ignore = () => undefined;

/** The whole page: the same on the server and in the browser. */
export function App({ state, ports, nonce, onDrift, onError = ignore }: AppProps) {
  const session = useMemo(() => decodeSession(state.session), [state.session]);
  const context = useMemo(
    () => ({ viewer: viewerOf(session), device: state.device, now: state.printedAt }),
    [session, state.device, state.printedAt],
  );
  const people = useMemo(() => decodePeople(state.people), [state.people]);
  const page = useMemo(
    () => decodePage(state.page, onDrift ? { onDrift } : {}),
    [state.page, onDrift],
  );
  const { deleted, onEvent } = useDeletedPins();
  const { user } = session;
  const current = barPageOf(page, user);
  const list = { people, current: user, switchTo: ports.switchTo, onError };
  return (
    <TackboardProvider
      context={context}
      defaultBoard={session.defaultBoard}
      savePin={ports.savePin}
      unsavePin={ports.unsavePin}
      deletePin={ports.deletePin}
      readPin={ports.readPin}
      ports={ports.parts}
      onEvent={onEvent}
      onError={({ error }) => onError(error)}
      nonce={nonce}
    >
      <Header current={current} viewer={user} />
      <PeopleMenu {...list} />
      <main className="main">
        <PageBody
          page={page}
          deleted={deleted}
          fetchFeedPage={ports.fetchFeedPage}
          people={list}
          moves={ports}
          onError={onError}
        />
      </main>
      <Footer current={current} />
    </TackboardProvider>
  );
}

function viewerOf({ isAuthenticated, user }: Session): Viewer {
  return { ...user, isAuth: isAuthenticated };
}

function decodePeople(people: PageState['people']): readonly User[] {
  return people.map((person) => decodeUser(person)).filter((person) => person !== undefined);
}

/** The page of the bars that is open: home, or the viewer's own profile. */
function barPageOf(page: Page, user: User | undefined) {
  if (page.kind === 'feed') return 'home';
  return page.kind === 'profile' && page.person.id === user?.id ? 'profile' : undefined;
}
