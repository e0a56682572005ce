'use client';
import type { Experiments } from '@tackboard/domain';
import type { MessageSide } from '@tackboard/domain/experience';
import { messagingWords, type MessagingWords } from '@tackboard/domain/words';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Messaging } from '../messaging.types.js';
import { connectPage, followFooters } from './connect-page.js';
import { showEndedMessages } from './ended-messages.js';
import { listenToMessageKeys, SkipToMessage } from './keyboard/message-keys.js';
import { MessagePlaces, MessagePlacesContext } from './keyboard/message-places.js';
import type { CalloutSigns, CookieSettings, MessageNavigation } from './surface-props.js';
import { MessagingContext } from './messaging-context.js';
import { createSurfaceRegistry, type SurfaceComponents } from './surface-registry.js';

/** Props of {@link MessagingProvider}. */
export interface MessagingProviderProps {
  /** Created by `createMessaging()`, outside of React. */
  readonly messaging: Messaging;
  /**
   * Texts that replace the English ones.
   * @default English
   */
  readonly words?: Partial<MessagingWords>;
  /** The origins of your site, such as `https://pins.example`. Links to others have the rel `nofollow` (S2 §5.6). */
  readonly ownOrigins?: readonly string[];
  /** The sides of tooltips with a position of their own, by experience id: 501041 and 505086 (S2 §4.21). */
  readonly tooltipSides?: Readonly<Record<string, MessageSide>>;
  /** The signs of callouts, and their colours, by the codes that your server sends (S2 §3.17). */
  readonly calloutSigns?: CalloutSigns;
  /** The address of the cookie policy. The cookie banner needs it (S2 §2.10). */
  readonly cookies?: CookieSettings;
  /** The viewer's groups. In `survey_on_close` a survey may hold a navigation back (S2 §4.31). */
  readonly experiments?: Experiments;
  /**
   * The path of the page, and what a survey holds back when the visitor leaves (S2 §4.31).
   * @default the browser's path, and presses on links that open in this tab
   */
  readonly navigation?: MessageNavigation;
  /**
   * Components that replace or add surfaces, by name. Pass the component itself where a server renders its messages. The
   * registry keeps those of the first render.
   * @default the kit's, each loaded when its first message arrives
   */
  readonly components?: SurfaceComponents;
  readonly children?: ReactNode;
}

const NONE = {} as const;
const NO_ORIGINS: readonly string[] = [];

/** Starts messaging while it is mounted, and hands it to `<MessageRoot>`, `<MessageSlot>` and `useExperience()`. */
export function MessagingProvider({
  messaging,
  words = NONE,
  ownOrigins = NO_ORIGINS,
  tooltipSides = NONE,
  calloutSigns = NONE,
  cookies,
  experiments,
  navigation,
  components = NONE,
  children,
}: MessagingProviderProps) {
  const [registry] = useState(() => createSurfaceRegistry(messaging, components));
  const [places] = useState(() => new MessagePlaces());
  useEffect(() => {
    const stops = [
      registry.stop,
      connectPage(messaging),
      messaging.mount(),
      followFooters(messaging),
      places.followFocus(),
      listenToMessageKeys(places, messaging.host.layers.isOpen),
    ];
    showEndedMessages();
    return () => stops.toReversed().forEach((stop) => stop());
  }, [messaging, places, registry]);
  const value = useMemo(
    () => ({
      messaging,
      registry,
      words: { ...messagingWords, ...words },
      device: messaging.host.device,
      ownOrigins,
      tooltipSides,
      calloutSigns,
      cookies,
      experiments,
      navigation,
    }),
    [
      messaging,
      registry,
      words,
      ownOrigins,
      tooltipSides,
      calloutSigns,
      cookies,
      experiments,
      navigation,
    ],
  );
  return (
    <MessagingContext.Provider value={value}>
      <MessagePlacesContext.Provider value={places}>
        <SkipToMessage places={places} />
        {children}
      </MessagePlacesContext.Provider>
    </MessagingContext.Provider>
  );
}
