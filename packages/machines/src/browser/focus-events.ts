import type { VideoEvent } from '../video/video-session.js';

/** Tells a video session of blur, focus, visibility and pagehide (S3 §4.5). Returns the way out. */
export function watchFocus(send: (event: VideoEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const tell = (type: 'FOCUS' | 'BLUR' | 'PAGEHIDE') => () => send({ type });
  window.addEventListener('focus', tell('FOCUS'), { signal });
  window.addEventListener('blur', tell('BLUR'), { signal });
  window.addEventListener('pagehide', tell('PAGEHIDE'), { signal });
  document.addEventListener(
    'visibilitychange',
    () => send({ type: document.hidden ? 'HIDDEN' : 'VISIBLE' }),
    { signal },
  );
  return () => stop.abort();
}
