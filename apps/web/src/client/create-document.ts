import { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import type { Drift } from '@tackboard/domain/wire';
import { browserStorage, createSignedOutSaves } from '@tackboard/machines';
import type { Tackboard } from '@tackboard/pin-card';
import type { ThemeStore } from '@tackboard/ui';
import { COMMON_TEXTS, textsIn } from '../app/words/texts.js';
import { deferServerCode } from './defer-server-code.js';
import { watchSession } from './watch-session.js';
import { createDemoClient } from '../app/tackboard.js';
import { loadedWords } from '../app/document-options.js';
import type { DocumentParts } from '../app/document-parts.js';
import { driftLine } from '../app/drift-line.js';
import { createMessagesLoader, type MessagesLoader } from '../app/messages/load-messages.js';
import type { PageState } from '../app/page-state.js';
import { createPorts, type Ports } from '../app/ports.js';
import { createRouter, type DocumentRouter, type ShownPage } from '../app/router/router.js';
import { createPageTheme } from '../app/theme.js';

/** What lives as long as a document: the client of the kit, its calls, the router and the messages. */
export interface DemoDocument {
  /** What its first page was rendered with. */
  readonly state: PageState;
  readonly tackboard: Tackboard;
  readonly ports: Ports;
  readonly router: DocumentRouter;
  readonly theme: ThemeStore;
  readonly messages: MessagesLoader;
  /** Starts what listens, in a browser. */
  readonly start: () => void;
}

/** Logs an error. A team sends it to where it looks. */
export const onError = (error: unknown): void => console.error(error);

/** Creates what a document needs. On a server nothing of it is called. */
function createDocument(
  state: PageState,
  shown: ShownPage,
  { nonce, createMessages }: DocumentParts,
): DemoDocument {
  const words = loadedWords(state.language);
  const router = createRouter(shown);
  const client = createClient({
    ...(import.meta.env.SSR ? { origin: state.origin, fetch } : browserPorts()),
    onDrift: (drift: Drift) => console.warn(driftLine(drift)),
  });
  // A server renders with the calls, and makes none.
  const { calls: deferred, reports } = import.meta.env.SSR
    ? { calls: createCalls(client), reports: undefined }
    : deferServerCode(client, state.session, onError);
  const calls: typeof deferred = {
    ...deferred,
    // The server has other messages for people with a board.
    async createBoard(...request) {
      const board = await deferred.createBoard(...request);
      messages.get()?.messaging.refetch();
      return board;
    },
  };
  const ports = createPorts(client, calls, reports?.addPins);
  const tackboard = createDemoClient(state, calls, router, {
    nonce,
    words,
    ...(!import.meta.env.SSR && {
      signedOutSaves: createSignedOutSaves({
        storage: browserStorage,
        unauthPinId: () => state.session.unauthSavePinId,
        onError,
      }),
      ...reports?.visitorOptions,
    }),
  });
  const messages = createMessagesLoader({
    code: createMessages,
    loadCode: async () => (await import('../app/messages/demo-messages.js')).createDemoMessages,
    create: (code, page) => code(tackboard, router, { ...state, ...page, words }),
    onError,
  });
  const theme = createPageTheme(state.session).store;
  // In development effects run twice.
  let isStarted = false;
  return {
    state,
    tackboard,
    ports,
    router,
    theme,
    messages,
    start() {
      if (isStarted) return;
      isStarted = true;
      // A store listens to the system while somebody listens to it.
      theme.subscribe(() => undefined);
      reports?.watch(router);
      if (reports) tackboard.on('event', reports.onEvent);
      tackboard.on('error', ({ error }) => onError(error));
      const texts = textsIn(COMMON_TEXTS, state.language);
      watchSession({
        calls,
        userId: state.session.user?.id,
        onChanged: (user) =>
          tackboard.toasts.show({
            kind: 'plain',
            text: user ? texts.loggedInAs(user.fullName ?? user.username ?? '') : texts.loggedOut,
            action: { text: texts.reload, onPress: () => location.reload() },
          }),
      });
    },
  };
}

/** The document of the browser. */
let browserDocument: DemoDocument | undefined;
/** The documents of a server's requests. */
const served = new WeakMap<PageState, DemoDocument>();

/** Returns the document of a browser, or that of a request on a server; creates it for the page that shows. */
export function documentOf(state: PageState, shown: ShownPage, parts: DocumentParts): DemoDocument {
  const known = browserDocument ?? served.get(state);
  if (known) return known;
  const created = createDocument(state, shown, parts);
  if (import.meta.env.SSR) served.set(state, created);
  else browserDocument = created;
  return created;
}

/** Returns the document of the browser, once it has rendered. */
export const currentDocument = (): DemoDocument | undefined => browserDocument;
