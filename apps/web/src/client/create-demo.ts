import { browserPorts, type ClientCalls, createCalls, createClient } from '@tackboard/api-client';
import type { Drift } from '@tackboard/domain/wire';
import { browserStorage, createSignedOutSaves } from '@tackboard/machines';
import type { Tackboard } from '@tackboard/pin-card';
import { textsIn } from '../app/words/texts.js';
import { deferServerCode } from './defer-server-code.js';
import { watchSession } from './watch-session.js';
import { createKit } from '../app/tackboard.js';
import type { Demo } from '../app/demo-context.js';
import { loadedWords } from '../app/document-options.js';
import type { DocumentParts } from '../app/document-parts.js';
import { driftLine } from '../app/drift-line.js';
import { createMessagesLoader, type MessagesLoader } from '../app/messages/load-messages.js';
import type { PageState } from '../app/page-state.js';
import { createRouter, type DocumentRouter, type ShownPage } from '../app/router/router.js';
import { createPageTheme } from '../app/theme.js';

/** What lives as long as a document: the client of the kit, and what pages share. */
export interface DocumentDemo extends Omit<Demo, 'messages'> {
  /** What its first page was rendered with. */
  readonly state: PageState;
  readonly tackboard: Tackboard;
  readonly router: DocumentRouter;
  /** Loads messages with the first page that has some. */
  readonly messagesLoader: MessagesLoader;
  /** Starts what listens, in a browser. */
  readonly start: () => void;
}

/** Logs an error. A team sends it to where it looks. */
export const onError = (error: unknown): void => console.error(error);

/** Creates the demo of a document. On a server nothing of it is called. */
function createDemo(
  state: PageState,
  shown: ShownPage,
  { nonce, createMessages }: DocumentParts,
): DocumentDemo {
  const { origin, device, language, people, session } = state;
  const words = loadedWords(language);
  const router = createRouter(shown);
  const client = createClient({
    ...(import.meta.env.SSR ? { origin, fetch } : browserPorts()),
    onDrift: (drift: Drift) => console.warn(driftLine(drift)),
  });
  // The store of the kit, which is created with the calls.
  const consent = {
    get: () => tackboard.consent.get(),
    subscribe: (listener: () => void) => tackboard.consent.subscribe(listener),
  };
  // A server renders with the calls, and makes none.
  const { calls, reports } = import.meta.env.SSR
    ? { calls: createCalls(client), reports: undefined }
    : deferServerCode(client, session, router, consent, onError);
  const { createBoard, readHomeFeed } = calls;
  const ownCalls: Partial<ClientCalls> = {
    // The server has other messages for people with a board.
    async createBoard(...request) {
      const board = await createBoard(...request);
      messagesLoader.get()?.messaging.refetch();
      return board;
    },
    // The advertisements among the pins are attributed to their clicks.
    async readHomeFeed(...request) {
      const page = await readHomeFeed(...request);
      reports?.addPins(page.pins);
      return page;
    },
  };
  Object.assign(calls, ownCalls);
  const tackboard = createKit(state, calls, router, {
    nonce,
    words,
    ...(!import.meta.env.SSR && {
      signedOutSaves: createSignedOutSaves({
        storage: browserStorage,
        unauthPinId: () => session.unauthSavePinId,
        onError,
      }),
      ...reports?.visitorOptions,
    }),
  });
  const messagesLoader = createMessagesLoader({
    code: createMessages,
    loadCode: async () => (await import('../app/messages/demo-messages.js')).createDemoMessages,
    create: (code, page) => code(tackboard, router, { ...state, ...page, words }),
    onError,
  });
  const theme = createPageTheme(session).store;
  // In development effects run twice.
  let isStarted = false;
  return {
    state,
    tackboard,
    calls,
    client,
    router,
    origin,
    device,
    language,
    words,
    user: session.user,
    people,
    theme,
    messagesLoader,
    onError,
    start() {
      if (isStarted) return;
      isStarted = true;
      // A store listens to the system while somebody listens to it.
      theme.subscribe(() => undefined);
      reports?.watch(router);
      if (reports) tackboard.on('event', reports.onEvent);
      tackboard.on('error', ({ error }) => onError(error));
      const texts = textsIn('common', language);
      watchSession({
        calls,
        userId: session.user?.id,
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

/** The demo of the browser's document. */
let browserDemo: DocumentDemo | undefined;
/** Those of a server's requests. */
const served = new WeakMap<PageState, DocumentDemo>();

/** Returns the demo of a document, which is created for the page that shows first: one in a browser, one for each request on a server. */
export function demoOf(state: PageState, shown: ShownPage, parts: DocumentParts): DocumentDemo {
  const known = browserDemo ?? served.get(state);
  if (known) return known;
  const created = createDemo(state, shown, parts);
  if (import.meta.env.SSR) served.set(state, created);
  else browserDemo = created;
  return created;
}

/** Returns the demo of the browser's document, once it has rendered. */
export const currentDemo = (): DocumentDemo | undefined => browserDemo;
