import type { VideoEvent } from '../reducers/video-session.js';

/** What happens to the focus of a page. */
type FocusEvent = Extract<
  VideoEvent,
  { readonly type: 'BLUR' | 'FOCUS' | 'HIDDEN' | 'PAGEHIDE' | 'VISIBLE' }
>;

/**
 * Sends a video session blur, focus, visibility and pagehide (S3 §4.5.4): first whether the page shows, which may have opened
 * in the background, also when it comes back from the browser's cache. `view` is the window of the videos, such as that of
 * a frame. Returns a function that unsubscribes.
 */
export function watchFocus(
  send: (event: FocusEvent) => void,
  view: Window & typeof globalThis = window,
): () => void {
  const { document } = view;
  const stop = new view.AbortController();
  const { signal } = stop;
  const sendOf = (type: 'FOCUS' | 'BLUR' | 'PAGEHIDE') => () => send({ type });
  view.addEventListener('focus', sendOf('FOCUS'), { signal });
  view.addEventListener('blur', sendOf('BLUR'), { signal });
  view.addEventListener('pagehide', sendOf('PAGEHIDE'), { signal });
  const look = () => send({ type: document.hidden ? 'HIDDEN' : 'VISIBLE' });
  document.addEventListener('visibilitychange', look, { signal });
  view.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  look();
  return () => stop.abort();
}
