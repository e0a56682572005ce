import { createMessageTabs, createMessaging, type Messaging } from '@tackboard/messaging';
import { MessageRoot, MessageSlot, MessagingProvider } from '@tackboard/messaging/react';
import { Banner } from '@tackboard/messaging/react/banner';
import { Callout } from '@tackboard/messaging/react/callout';
import { CookieBanner } from '@tackboard/messaging/react/cookie-banner';
import { HeroBanner } from '@tackboard/messaging/react/hero-banner';
import { InviteLanding } from '@tackboard/messaging/react/invite-landing';
import { MetricsBanner } from '@tackboard/messaging/react/metrics-banner';
import type { Experience } from '@tackboard/domain';
import { decodeSession } from '@tackboard/domain/wire';
import type { Tackboard } from '@tackboard/pin-card';
import type { ReactNode } from 'react';
import type { PageState } from '../page-state.js';
import { findAnchor } from './find-anchor.js';
import { Inspector } from './inspector.js';
import { messageContext } from './message-context.js';
import { SavedPins, savedPinsSchema } from './saved-pins.js';
import '@tackboard/messaging/styles.css';
import './messages.css';

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

const SLOT_TYPES = () => true;

/** The messages of a page, loaded when the page has one. */
export interface DemoMessages {
  readonly messaging: Messaging;
  /** Wraps the page. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
  /** The place of banners. */
  readonly Banners: () => ReactNode;
  /** What lies over the page. Render it at the end. */
  readonly Overlays: () => ReactNode;
}

/** Creates the messages of a page: once in the browser, and once per request on the server. */
export function createDemoMessages(
  tackboard: Tackboard,
  state: Pick<PageState, 'crawler' | 'device' | 'page' | 'session'> & {
    readonly messages: readonly Experience[];
  },
): DemoMessages {
  const { crawler, device, messages } = state;
  const { experiments } = decodeSession(state.session);
  const isBrowser = typeof window !== 'undefined';
  const messaging = createMessaging({
    host: tackboard.messageHost,
    initial: messages,
    extraContext: messageContext(state.page.path),
    device,
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
    ...(isBrowser && { tabs: createMessageTabs(), isOnline: () => navigator.onLine }),
  });
  const settings = {
    messaging,
    device,
    experiments: { ...experiments, survey_on_close: 'enabled' },
    cookies: { policyUrl: '/messages#cookies', surfaceTag: 'banner' },
    tooltipSides: { '501041': 'down', '505086': 'down' },
    components: COMPONENTS,
  } as const;
  const { pathname, searchParams } = new URL(state.page.path, 'http://site.invalid');
  const inviteCode = searchParams.get('invite_code') ?? undefined;
  const logIn = () => location.assign(`/login?next=${encodeURIComponent(pathname)}`);
  return {
    messaging,
    Provider: ({ children }) => <MessagingProvider {...settings}>{children}</MessagingProvider>,
    Banners: () => (
      <div className="messages">
        <MessageSlot predicate={SLOT_TYPES} />
      </div>
    ),
    Overlays: () => (
      <>
        <MessageRoot findAnchor={findAnchor} />
        <InviteLanding
          code={inviteCode}
          isPinPage={pathname.startsWith('/pin/')}
          onLogIn={logIn}
          onSignUp={logIn}
          messagePath={({ username }) => `/${username ?? ''}/`}
        />
        <Inspector messaging={messaging} />
      </>
    ),
  };
}
