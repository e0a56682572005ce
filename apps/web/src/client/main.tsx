import { browserPorts, createClient } from '@tackboard/api-client';
import { browserStorage, createSignedOutSaves } from '@tackboard/machines';
import type { Drift } from '@tackboard/domain/wire';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.js';
import { createDemoClient } from '../app/create-demo-client.js';
import { createMessagesLoader } from '../app/messages/load-messages.js';
import { driftLine } from '../app/drift-line.js';
import { EarlyPresses } from '../app/early-presses.js';
import { loadWords } from '../app/document-options.js';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.js';
import { createPorts } from '../app/ports.js';
import { createBrowserRouter } from '../app/router/browser-router.js';
import { fetchPage } from '../app/router/fetch-page.js';
import { followLinks } from '../app/router/follow-links.js';
import { createPageTheme } from '../app/theme.js';
import { COMMON_TEXTS, textsIn } from '../app/words/texts.js';
import { watchSession } from './watch-session.js';
import { deferServerCode } from './defer-server-code.js';
import '../app/app.css';

const root = document.getElementById('root');
const text = document.getElementById(PAGE_STATE_ID)?.textContent;
if (!root || !text) {
  throw new Error('The page lacks its root or its state: it was not printed by the server.');
}

/** Hydrates the page. A function, because the chunk of a page imports this module, which may not wait for it. */
async function start(container: HTMLElement, state: PageState): Promise<void> {
  const { store: theme } = createPageTheme(state.session);
  theme.subscribe(() => undefined);
  const common = textsIn(COMMON_TEXTS, state.language);
  for (const line of state.drift) console.warn(line);
  const onDrift = (drift: Drift) => console.warn(driftLine(drift));
  const onError = (error: unknown) => console.error(error);
  const client = createClient({ ...browserPorts(), onDrift });
  const { calls: deferred, reports } = deferServerCode(client, state.session, onError);
  const calls: typeof deferred = {
    ...deferred,
    // The server has other messages for people with a board.
    async createBoard(...request) {
      const board = await deferred.createBoard(...request);
      loader.get()?.messaging.refetch();
      return board;
    },
  };
  const ports = createPorts(client, calls, reports.addPins);
  const router = await createBrowserRouter({
    first: state.page,
    fetchPage,
    prepare: (page) => loader.load({ ...page, printedAt: Date.now() }),
    onFailed(error) {
      tackboard.toasts.show({
        kind: 'error',
        text: common.failed,
      });
      onError(error);
    },
  });
  const signedOutSaves = createSignedOutSaves({
    storage: browserStorage,
    unauthPinId: () => state.session.unauthSavePinId,
    onError,
  });
  const words = await loadWords(state.language);
  const own = { signedOutSaves, words, ...reports.visitorOptions };
  const tackboard = createDemoClient(state, ports.calls, router, own);
  reports.watch(router);
  tackboard.on('event', reports.onEvent);
  tackboard.on('error', ({ error }) => onError(error));

  const loader = createMessagesLoader(async (page) => {
    const { createDemoMessages } = await import('../app/messages/demo-messages.js');
    return createDemoMessages(tackboard, router, { ...state, ...page, words });
  }, onError);
  const applyMessages = await loader.load(state);
  applyMessages();

  watchSession({
    calls: ports.calls,
    userId: state.session.user?.id,
    onChanged: (user) =>
      tackboard.toasts.show({
        kind: 'plain',
        text: user ? common.loggedInAs(user.fullName ?? user.username ?? '') : common.loggedOut,
        action: { text: common.reload, onPress: () => location.reload() },
      }),
  });
  followLinks(router);
  // In a transition React hydrates in slices of a few milliseconds, between which the page handles input.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <App {...{ tackboard, ports, router, state, loader, theme, words, onError }} />
        <EarlyPresses />
      </StrictMode>,
    );
  });
}

void start(root, JSON.parse(text) as PageState);
