import { gate, sessionViewer, type User } from '@tackboard/domain';
import {
  type Tackboard,
  TackboardProvider,
  useAppUpsell,
  useRightClickTracking,
} from '@tackboard/pin-card';
import { Fragment, useMemo, useSyncExternalStore } from 'react';
import { Footer, Header } from './bars.js';
import { DebugLayer } from './debug/debug-layer.js';
import type { PageWords } from './document-options.js';
import { type Demo, DemoProvider } from './demo-context.js';
import type { MessagesLoader } from './messages/load-messages.js';
import { PageBoundary } from './page-boundary.js';
import type { PageState } from './page-state.js';
import type { Ports } from './ports.js';
import type { Router } from './router/router.js';
import type { ThemeStore } from '@tackboard/ui';
import { useArrival } from './router/use-arrival.js';
import { ShownAsBar } from './shown-as-bar.js';
import { ViewAsMenu } from './view-as.js';

interface AppProps {
  readonly tackboard: Tackboard;
  readonly state: Pick<
    PageState,
    'crawler' | 'device' | 'language' | 'people' | 'session' | 'shownAs'
  >;
  readonly ports: Ports;
  readonly router: Router;
  /** The messages of the document. */
  readonly loader: Pick<MessagesLoader, 'get' | 'subscribe'>;
  readonly theme: ThemeStore;
  /** The kit's texts of the document's language. Undefined is English. */
  readonly words?: PageWords | undefined;
  /** Called when a fetch fails. */
  readonly onError?: (error: unknown) => void;
}

const ignore = () => undefined;

/** The whole page, rendered on the server and in the browser. */
export function App(props: AppProps) {
  const { tackboard, state, ports, router, loader, theme, words, onError = ignore } = props;
  const { device, language, people, session, shownAs } = state;
  const isCrawler = state.crawler !== undefined;
  const { user } = session;
  const canDebug = gate(sessionViewer(session), 'debug').outcome === 'allowed';
  const routerState = useSyncExternalStore(router.subscribe, router.get, router.get);
  const { shown, isLoading } = routerState;
  const messages = useSyncExternalStore(loader.subscribe, loader.get, loader.get);
  const demo = useMemo<Demo>(
    () => ({
      ports,
      router,
      device,
      language,
      words,
      user,
      people,
      messages,
      theme,
      onError,
    }),
    [device, language, messages, onError, people, ports, router, theme, user, words],
  );
  useArrival(routerState);
  const current = currentEntry(shown.path, user);
  const MessagesProvider = messages?.Provider ?? Fragment;
  return (
    <DemoProvider value={demo}>
      <TackboardProvider client={tackboard}>
        <MessagesProvider>
          <PageBoundary part="bar" language={language} onError={onError}>
            {shownAs === undefined ? null : <ShownAsBar />}
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
            <PageBoundary key={shown.key} language={language} onError={onError}>
              {shown.render(shown.data)}
            </PageBoundary>
          </main>
          <PageBoundary part="bar" language={language} onError={onError}>
            <Footer current={current} viewer={user} />
          </PageBoundary>
          {messages ? <messages.Overlays /> : null}
          <RightClicks />
          <AppUpsell />
          {canDebug ? <DebugLayer path={shown.path} onError={onError} /> : null}
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
function currentEntry(path: string, user: User | undefined) {
  const { pathname } = new URL(path, 'http://site.invalid');
  if (pathname === '/') return 'home';
  if (/^\/today(?:\/|$)/.test(pathname)) return 'today';
  if (/^\/notifications\/?$/.test(pathname)) return 'news';
  if (pathname.startsWith('/conversation/')) return 'conversations';
  if (/^\/pin-creation-tool\/?$/.test(pathname)) return 'create';
  return user && pathname.toLowerCase().split('/')[1] === user.username?.toLowerCase()
    ? 'profile'
    : undefined;
}
