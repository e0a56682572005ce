import type { VideoEvent } from '../video/video-session.js';

/**
 * Tells a video session of blur, focus, visibility and pagehide (S3 §4.5), of a page that opens in the background, and of
 * one that comes back from the browser's cache. Returns the way out.
 */
export function watchFocus(send: (event: VideoEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = (type: 'FOCUS' | 'BLUR' | 'PAGEHIDE') => () => send({ type });
  window.addEventListener('focus', tell('FOCUS'), { signal });
  window.addEventListener('blur', tell('BLUR'), { signal });
  window.addEventListener('pagehide', tell('PAGEHIDE'), { signal });
  const look = () => send({ type: document.hidden ? 'HIDDEN' : 'VISIBLE' });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  if (document.hidden) look();
  return () => stop.abort();
}
