'use client';
import { showsAppUpsell } from '@tackboard/domain/user';
import { useEffect, useRef } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';
import { usePort } from '../provider/use-port.js';
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
  const { context, clock, openLayer, page } = useTackboard('useAppUpsell');
  const storage = usePort('useAppUpsell', 'storage');
  const openApp = usePort('useAppUpsell', 'openApp');
  const isOpened = useRef(false);
  const { viewer, device, isBot = false } = context;
  useEffect(() => {
    if (isOpened.current || device !== 'mobile') return;
    try {
      const now = clock.now();
      const lastShownAt = readUpsellTime(storage);
      const seen = lastShownAt === undefined ? {} : { lastShownAt };
      if (!showsAppUpsell(viewer, { now, isBot, isSuppressed, ...seen })) return;
      keepUpsellTime(storage, now);
    } catch (error) {
      page.reportError({ error });
      return;
    }
    isOpened.current = true;
    let isViewed = false;
    openLayer({
      load: async () => {
        const { dialogs } = await import('../chunks/dialogs.chunk.js');
        isViewed = true;
        page.emit({ name: 'app-upsell-viewed' });
        return dialogs.AppUpsellSheet;
      },
      props: {
        onOpenApp: () => {
          page.emit({ name: 'app-upsell-pressed' });
          openApp();
        },
      },
      onClosed: () => {
        if (isViewed) page.emit({ name: 'app-upsell-closed' });
      },
    });
  }, [clock, device, isBot, isSuppressed, openApp, openLayer, page, storage, viewer]);
}
