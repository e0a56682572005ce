import type { Consent } from '@tackboard/domain';
import {
  COOKIE_TOAST_MS,
  cookiePreferences,
  MESSAGE_TOAST_EXIT_MS,
} from '@tackboard/domain/experience';
import { newIdempotencyKey } from '../../engine/saved.js';
import type { SurfaceProps } from '../surface-props.js';

/** Allows all that a visitor may refuse. */
export const ALL: Consent = { analytics: true, marketing: true, personalization: true };

/** Refuses all three. */
export const NOTHING: Consent = { analytics: false, marketing: false, personalization: false };

/**
 * Saves what a visitor chose, which counts from then on, completes the banner and shows the success toast. When saving fails,
 * it reports the error, shows nothing, keeps the banner and returns false. Returns false without an error when the page has
 * another viewer by then, who has not chosen it.
 */
export async function saveCookies(
  { cookies, messaging, onComplete, words }: SurfaceProps,
  choice: Consent,
): Promise<boolean> {
  const { calls, consent, events, random, toasts, viewer } = messaging.host;
  const idempotencyKey = newIdempotencyKey(random);
  const preferences = cookiePreferences(choice, cookies?.surfaceTag);
  const { id, isAuth: isSignedIn } = viewer.get();
  try {
    await calls.saveCookiePreferences?.(preferences, { idempotencyKey, isSignedIn });
  } catch (error) {
    events.reportError(error);
    return false;
  }
  const now = viewer.get();
  if (now.id !== id || now.isAuth !== isSignedIn) return false;
  consent.set(choice);
  onComplete();
  toasts.show({
    kind: 'done',
    text: words.cookiesSaved(),
    timing: { showDelayMs: 0, durationMs: COOKIE_TOAST_MS, fadeMs: MESSAGE_TOAST_EXIT_MS },
  });
  return true;
}
