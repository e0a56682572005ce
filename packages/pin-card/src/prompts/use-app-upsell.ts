'use client';
import { isOldAndroid, type KeyValueStore, showsAppUpsell } from '@tackboard/domain';
import { useEffect, useRef } from 'react';
import { useInternals } from '../client/tackboard-context.js';

/** The storage key for the time of the last app upsell, in milliseconds since 1970. */
const APP_UPSELL_STORAGE_KEY = 'tackboard:app-upsell-shown-at';

/** The time when the app upsell showed last; undefined if it never showed or the stored text is no number. */
function readUpsellTime(storage: Pick<KeyValueStore, 'get'>): number | undefined {
  const text = storage.get(APP_UPSELL_STORAGE_KEY);
  const time = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(time) ? time : undefined;
}

/** Stores the time when the app upsell showed. */
function writeUpsellTime(storage: Pick<KeyValueStore, 'set'>, now: number): void {
  storage.set(APP_UPSELL_STORAGE_KEY, String(now));
}

/** Options of {@link useAppUpsell}. */
export interface AppUpsellOptions {
  /**
   * Suppresses the offer, for example when the app is installed or another message shows.
   * @default false
   */
  readonly isSuppressed?: boolean;
}

/**
 * Offers the app on mobile web when the offer is due: to viewers with new accounts, never to bots or on Android below
 * version 7, first within a day of the
 * account's creation and then every 14 days. Call it once per page. The offer never shows without
 * `environment.storage`, because it would show on every page. Its button calls `navigation.openApp`.
 */
export function useAppUpsell({ isSuppressed = false }: AppUpsellOptions = {}): void {
  const internals = useInternals('useAppUpsell');
  const { context, clock, environment, core } = internals;
  const { storage } = environment;
  const isOpened = useRef(false);
  const { viewer, device, isBot = false } = context;
  useEffect(() => {
    if (isOpened.current || device !== 'mobile' || !storage) return;
    try {
      // The app needs a newer Android.
      const isUnsupported = isSuppressed || isOldAndroid(navigator.userAgent);
      const now = clock.now();
      const lastShownAt = readUpsellTime(storage);
      const history = lastShownAt === undefined ? {} : { lastShownAt };
      if (!showsAppUpsell(viewer, { now, isBot, isSuppressed: isUnsupported, ...history })) return;
      writeUpsellTime(storage, now);
    } catch (error) {
      core.onError(error);
      return;
    }
    isOpened.current = true;
    let isViewed = false;
    core.layers.open({
      load: async () => {
        const { AppUpsellSheet } = await import('./app-upsell-sheet.js');
        isViewed = true;
        core.emit({ name: 'app-upsell-viewed' });
        return AppUpsellSheet;
      },
      props: {
        onOpenApp: () => {
          core.emit({ name: 'app-upsell-pressed' });
          internals.navigation.openApp();
        },
      },
      onClosed: () => {
        if (isViewed) core.emit({ name: 'app-upsell-closed' });
      },
    });
  }, [clock, device, internals, isBot, isSuppressed, core, storage, viewer]);
}
