/** Calls the listener when the viewer leaves the page. Returns a function that unsubscribes. Does nothing on a server. */
export function browserOnPageHide(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}
