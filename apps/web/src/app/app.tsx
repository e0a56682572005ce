import { gate, sessionViewer, type User } from '@tackboard/domain';
import { TackboardProvider, useAppUpsell, useRightClickTracking } from '@tackboard/pin-card';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Footer, Header } from './bars.js';
import type { DocumentDemo } from '../client/create-demo.js';
import { DebugLayer } from './debug/debug-layer.js';
import { type Demo, DemoProvider } from './demo-context.js';
import { PageBoundary } from './page-boundary.js';
import type { PageState } from './page-state.js';
import { ShownAsBar } from './shown-as-bar.js';
import { ViewAsMenu } from './view-as.js';

interface AppProps {
  readonly demo: DocumentDemo;
  readonly state: PageState;
  /** Differs for each page. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

/** The bars and messages around the page. */
export function App({ demo: documentDemo, state, pageKey, children }: AppProps) {
  const { tackboard, language, user, messagesLoader, onError } = documentDemo;
  const isCrawler = state.crawler !== undefined;
  const canDebug = gate(sessionViewer(state.session), 'debug').outcome === 'allowed';
  const { pathname, search } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  messagesLoader.show(state);
  const messages = messagesLoader.get();
  const demo = useMemo<Demo>(() => ({ ...documentDemo, messages }), [documentDemo, messages]);
  const current = currentEntry(pathname, user);
  const MessagesProvider = messages?.Provider ?? Fragment;
  return (
    <DemoProvider value={demo}>
      <TackboardProvider client={tackboard}>
        <MessagesProvider>
          <PageBoundary part="bar" language={language} onError={onError}>
            {state.shownAs === undefined ? null : <ShownAsBar />}
            <Header current={current} viewer={user} isCrawler={isCrawler} />
            {isCrawler ? null : <ViewAsMenu />}
          </PageBoundary>
          <div className="loading-bar" hidden={!isLoading} />
          {messages ? (
            <PageBoundary part="bar" language={language} onError={onError}>
              <messages.Banners />
            </PageBoundary>
          ) : null}
          <main className="main" tabIndex={-1} aria-busy={isLoading || undefined}>
            <PageBoundary key={pageKey} language={language} onError={onError}>
              {children}
            </PageBoundary>
          </main>
          <PageBoundary part="bar" language={language} onError={onError}>
            <Footer current={current} viewer={user} />
          </PageBoundary>
          {messages ? <messages.Overlays /> : null}
          <RightClicks />
          <AppUpsell />
          {canDebug ? <DebugLayer path={pathname + search} onError={onError} /> : null}
        </MessagesProvider>
      </TackboardProvider>
    </DemoProvider>
  );
}

/** Logs links of cards that are opened by a right click (S2 §4). */
function RightClicks() {
  useRightClickTracking();
  return null;
}

/** Offers the app to viewers with new accounts on phones (S1 §6). */
function AppUpsell() {
  useAppUpsell();
  return null;
}

/** The entry of the navigation bars that is current: home, today, create, or the viewer's own profile. */
function currentEntry(pathname: string, user: User | undefined) {
  if (pathname === '/') return 'home';
  if (/^\/today(?:\/|$)/.test(pathname)) return 'today';
  if (/^\/notifications\/?$/.test(pathname)) return 'news';
  if (pathname.startsWith('/conversation/')) return 'conversations';
  if (/^\/pin-creation-tool\/?$/.test(pathname)) return 'create';
  return user && pathname.toLowerCase().split('/')[1] === user.username?.toLowerCase()
    ? 'profile'
    : undefined;
}
