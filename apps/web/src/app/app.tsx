import type { User } from '@tackboard/domain';
import { decodeSession, decodeUser, type Drift } from '@tackboard/domain/wire';
import { type Tackboard, TackboardProvider } from '@tackboard/pin-card';
import { useMemo } from 'react';
import { Footer, Header } from './bars.js';
import { decodePage, type DecodedPage } from './decode-page.js';
import { PageBody } from './page-body.js';
import { PageBoundary } from './page-boundary.js';
import type { PageState } from './page-state.js';
import { PeopleMenu } from './people-menu.js';
import type { Ports } from './ports.js';
import { useDeletedPins } from './use-deleted-pins.js';

interface AppProps {
  readonly tackboard: Tackboard;
  readonly state: PageState;
  readonly ports: Ports;
  /** Called when a response differs from the model. */
  readonly onDrift?: (drift: Drift) => void;
  /** Called when a fetch fails. */
  readonly onError?: (error: unknown) => void;
}

const ignore = () => undefined;

/** The whole page, rendered on the server and in the browser. */
export function App(props: AppProps) {
  const { tackboard, state, ports, onDrift, onError = ignore } = props;
  const session = useMemo(() => decodeSession(state.session), [state.session]);
  const people = useMemo(() => decodePeople(state.people), [state.people]);
  const page = useMemo(
    () => decodePage(state.page, onDrift ? { onDrift } : {}),
    [state.page, onDrift],
  );
  const deleted = useDeletedPins(tackboard);
  const { user } = session;
  const current = currentEntry(page, user);
  const list = { people, current: user, switchTo: ports.switchTo, onError };
  return (
    <TackboardProvider client={tackboard}>
      <PageBoundary part="bar" onError={onError}>
        <Header current={current} viewer={user} />
        <PeopleMenu {...list} />
      </PageBoundary>
      <main className="main">
        <PageBoundary onError={onError}>
          <PageBody
            page={page}
            deleted={deleted}
            fetchFeedPage={ports.fetchFeedPage}
            people={list}
            moves={ports.calls}
            onError={onError}
          />
        </PageBoundary>
      </main>
      <PageBoundary part="bar" onError={onError}>
        <Footer current={current} device={state.device} viewer={user} />
      </PageBoundary>
    </TackboardProvider>
  );
}

function decodePeople(people: PageState['people']): readonly User[] {
  return people.map((person) => decodeUser(person)).filter((person) => person !== undefined);
}

/** The entry of the navigation bars that is current: home, or the viewer's own profile. */
function currentEntry(page: DecodedPage, user: User | undefined) {
  if (page.kind === 'feed') return 'home';
  return page.kind === 'profile' && page.person.id === user?.id ? 'profile' : undefined;
}
