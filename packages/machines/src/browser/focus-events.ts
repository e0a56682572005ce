import type { VideoEvent } from '../video/video-session.js';

/**
 * Sends a video session blur, focus, visibility and pagehide (S3 §4.5), of a page that opens in the background, and of
 * one that comes back from the browser's cache. Returns a function that unsubscribes.
 */
export function watchFocus(send: (event: VideoEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const sendOf = (type: 'FOCUS' | 'BLUR' | 'PAGEHIDE') => () => send({ type });
  window.addEventListener('focus', sendOf('FOCUS'), { signal });
  window.addEventListener('blur', sendOf('BLUR'), { signal });
  window.addEventListener('pagehide', sendOf('PAGEHIDE'), { signal });
  const look = () => send({ type: document.hidden ? 'HIDDEN' : 'VISIBLE' });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  if (document.hidden) look();
  return () => stop.abort();
}
