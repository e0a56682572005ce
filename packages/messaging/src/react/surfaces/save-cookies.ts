import {
  COOKIE_TOAST_MS,
  type CookiePreferences,
  MESSAGE_TOAST_EXIT_MS,
} from '@tackboard/domain/experience';
import type { SurfaceProps } from '../surface-props.js';

type Choice = Omit<CookiePreferences, 'surfaceTag'>;

/** Allows all three kinds of cookies that a visitor may refuse. */
export const ALL_COOKIES: Choice = {
  allowAnalyticCookies: true,
  allowMarketingCookies: true,
  allowPersonalizationCookies: true,
};

/** Refuses all three kinds. */
export const NO_COOKIES: Choice = {
  allowAnalyticCookies: false,
  allowMarketingCookies: false,
  allowPersonalizationCookies: false,
};

const KEY_BYTES = 16;

/**
 * Saves preferences, then completes the banner and shows the success toast. When saving fails, it reports the error, shows
 * nothing, keeps the banner and returns false.
 */
export async function saveCookies(
  { cookies, messaging, onComplete, words }: SurfaceProps,
  choice: Choice,
): Promise<boolean> {
  const { calls, events, toasts, viewer } = messaging.host;
  const idempotencyKey = Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const { surfaceTag } = cookies ?? {};
  const preferences = { ...choice, ...(surfaceTag && { surfaceTag }) };
  const { isAuth: isSignedIn } = viewer.get();
  try {
    await calls.saveCookiePreferences?.(preferences, { idempotencyKey, isSignedIn });
  } catch (error) {
    events.reportError(error);
    return false;
  }
  onComplete();
  toasts.show({
    kind: 'done',
    text: words.cookiesSaved(),
    timing: { showDelayMs: 0, durationMs: COOKIE_TOAST_MS, fadeMs: MESSAGE_TOAST_EXIT_MS },
  });
  cookies?.onSaved?.(preferences);
  return true;
}
