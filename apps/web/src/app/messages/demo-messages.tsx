import {
  createMessageTabs,
  createMessageTurn,
  createMessaging,
  type Messaging,
} from '@tackboard/messaging';
import {
  Banner,
  Callout,
  CookieBanner,
  HeroBanner,
  InviteLanding,
  MessageRoot,
  MessageSlot,
  MessagingProvider,
  MetricsBanner,
  SearchDelight,
} from '@tackboard/messaging/react';
import type { User } from '@tackboard/domain';
import { type Experience, messageSurface } from '@tackboard/domain/experience';
import type { Tackboard } from '@tackboard/pin-card';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PageWords } from '../document-options.js';
import { loginPath } from '../login-path.js';
import type { PageState } from '../page-state.js';
import type { Router } from '../router/router.js';
import { findAnchors } from './find-anchors.js';
import { isMessagesPath, messageContext } from './message-context.js';
import { messageNavigation } from './message-navigation.js';
import { SavedPins, savedPinsSchema } from './saved-pins.js';

/** The messages that {@link SavedPins} shows. */
const SAVED_PINS_IDS = ['502301'];

/** Banners that a server renders, so that nothing moves when the page comes alive. */
const COMPONENTS = {
  banner: { component: Banner },
  callout: { component: Callout },
  cookieBanner: { component: CookieBanner },
  heroBanner: { component: HeroBanner },
  metricsBanner: { component: MetricsBanner },
  savedPins: { component: SavedPins },
};

/** What the cookie banner links to, and where it stands. */
const COOKIES = { policyUrl: '/messages#cookies', surfaceTag: 'banner' } as const;

/** Surfaces that stand where a host puts them: here on the page of messages only. Pages have one hero above all else. */
const PLACED_SURFACES: readonly string[] = ['banner', 'callout'];

const isForAllPages = (message: Experience) =>
  !PLACED_SURFACES.includes(messageSurface(message) ?? '') && !SAVED_PINS_IDS.includes(message.id);

const isAny = () => true;

/** The messages of a page, loaded when the page has one. */
export interface DemoMessages {
  readonly messaging: Messaging;
  /** The texts of prompts and messages; undefined for English. */
  readonly words: PageWords | undefined;
  /** Wraps the page. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
  /** The place of banners. */
  readonly Banners: () => ReactNode;
  /** Colours the text of the search field when a message names it. */
  readonly SearchDecoration: (props: { readonly term: string }) => ReactNode;
  /** What lies over the page. Render it at the end. */
  readonly Overlays: () => ReactNode;
}

/** Fetches after navigations to pages of another kind, which may have other messages. Returns a function that stops it. */
function fetchWhenContextChanges(
  router: Pick<Router, 'subscribe'>,
  context: () => Readonly<Record<string, string>>,
  refetch: () => void,
): () => void {
  let { page } = context();
  return router.subscribe(() => {
    const next = context()['page'];
    if (next === page) return;
    page = next;
    refetch();
  });
}

/** Creates the messages of a page: once in the browser, and once per request on the server. */
export function createDemoMessages(
  tackboard: Tackboard,
  router: Pick<Router, 'get' | 'holdNext' | 'subscribe'>,
  state: Pick<PageState, 'crawler' | 'renderedAt' | 'session'> & {
    readonly messages: readonly Experience[];
    /** Default: English. */
    readonly words?: PageWords | undefined;
  },
): DemoMessages {
  const { crawler, messages, renderedAt, words } = state;
  const { experiments } = state.session;
  const context = () => messageContext(router.get().shown.path);
  const isBrowser = typeof window !== 'undefined';
  const messaging = createMessaging({
    host: tackboard.messageHost,
    initial: messages,
    initialAt: renderedAt,
    extraContext: context,
    isBot: crawler === 'search',
    isSocialBot: crawler === 'social',
    surfaces: [
      {
        surface: 'savedPins',
        ids: SAVED_PINS_IDS,
        layer: 'flow',
        schema: savedPinsSchema,
      },
    ],
    ...(isBrowser && {
      tabs: createMessageTabs(),
      turn: createMessageTurn(),
      isOnline: () => navigator.onLine,
    }),
  });
  const settings = {
    messaging,
    cookies: COOKIES,
    experiments: { ...experiments, survey_on_close: 'enabled' },
    tooltipSides: { '501041': 'down', '505086': 'down' },
    components: COMPONENTS,
    navigation: messageNavigation(router),
    ...(words && { words: words.messaging }),
  } as const;
  return {
    messaging,
    words,
    Provider({ children }) {
      useEffect(() => fetchWhenContextChanges(router, context, messaging.refetch), []);
      return <MessagingProvider {...settings}>{children}</MessagingProvider>;
    },
    Banners() {
      const isListed = isMessagesPath(useLocation().pathname);
      return (
        <div className="messages">
          <MessageSlot predicate={isListed ? isAny : isForAllPages} />
        </div>
      );
    },
    SearchDecoration: SearchDelight,
    Overlays: () => (
      <>
        <MessageRoot findAnchors={findAnchors} />
        <Invitation words={words} />
        <Inspector messaging={messaging} />
      </>
    ),
  };
}

/** Tells who sent the link that led to the page (S3 §4.6). */
function Invitation({ words }: Pick<DemoMessages, 'words'>) {
  const { pathname, search } = useLocation();
  return (
    <InviteLanding
      code={new URLSearchParams(search).get('invite_code') ?? undefined}
      isPinPage={pathname.startsWith('/pin/')}
      onLogIn={() => location.assign(loginPath('login', pathname))}
      onSignUp={() => location.assign(loginPath('signup', pathname))}
      messagePath={messagePath}
      {...(words && { words: { ...words.navigation, ...words.prompts } })}
    />
  );
}

const messagePath = ({ username }: User) => `/${username ?? ''}/`;

/** The inspector of messages, while you develop. It is no part of the built demo. */
function Inspector({ messaging }: Pick<DemoMessages, 'messaging'>) {
  const [Loaded, setLoaded] = useState<ComponentType<{ readonly messaging: Messaging }>>();
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    void Promise.all([
      import('@tackboard/messaging/inspector'),
      import('@tackboard/messaging/inspector.css'),
    ]).then(([{ MessageInspector }]) => setLoaded(() => MessageInspector));
  }, []);
  return Loaded ? <Loaded messaging={messaging} /> : null;
}
