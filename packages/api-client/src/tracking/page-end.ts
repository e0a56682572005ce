/** Calls the listener when the page is hidden, or is about to end. Returns a function that stops it. */
export type OnPageEnd = (listener: () => void) => () => void;

/** The page of a browser; does nothing on a server. */
export const browserPageEnd: OnPageEnd = (listener) => {
  if (typeof document === 'undefined') return () => {};
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // Older Safari hides a page that it unloads without a visibility change.
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', listener);
  };
};
