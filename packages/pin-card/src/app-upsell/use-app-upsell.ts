'use client';
import { showsAppUpsell } from '@tackboard/domain/user';
import { useEffect, useRef } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { keepUpsellTime, readUpsellTime } from './upsell-memory.js';

/** What the app upsell may be told. */
export interface AppUpsellOptions {
  /**
   * Holds it back, such as where the app is installed or another message shows.
   * @default false
   */
  readonly isSuppressed?: boolean;
}

/**
 * Offers the app on mobile web once it is due: to signed-in viewers on new accounts, never to bots, the first time within a
 * day of the account and then 14 days apart (S1 §6, S3 §9). It is fetched then. Call it once a page. It needs the ports
 * `storage`, which remembers when it showed, and `openApp`; where nothing can be kept it does not show, since it would
 * come on every page.
 */
export function useAppUpsell({ isSuppressed = false }: AppUpsellOptions = {}): void {
  const { context, clock, environment, navigation, openLayer, client } =
    useInternals('useAppUpsell');
  const { storage } = environment;
  const { openApp } = navigation;
  const isOpened = useRef(false);
  const { viewer, device, isBot = false } = context;
  useEffect(() => {
    if (isOpened.current || device !== 'mobile' || !storage) return;
    try {
      const now = clock.now();
      const lastShownAt = readUpsellTime(storage);
      const seen = lastShownAt === undefined ? {} : { lastShownAt };
      if (!showsAppUpsell(viewer, { now, isBot, isSuppressed, ...seen })) return;
      keepUpsellTime(storage, now);
    } catch (error) {
      client.reportError({ error });
      return;
    }
    isOpened.current = true;
    let isViewed = false;
    openLayer({
      load: async () => {
        const { dialogs } = await import('../chunks/dialogs.chunk.js');
        isViewed = true;
        client.emit({ name: 'app-upsell-viewed' });
        return dialogs.AppUpsellSheet;
      },
      props: {
        onOpenApp: () => {
          client.emit({ name: 'app-upsell-pressed' });
          openApp();
        },
      },
      onClosed: () => {
        if (isViewed) client.emit({ name: 'app-upsell-closed' });
      },
    });
  }, [clock, device, isBot, isSuppressed, openApp, openLayer, client, storage, viewer]);
}
