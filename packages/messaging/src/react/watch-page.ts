/** Calls the listener, at most once a frame, after elements came, went or moved. Returns a function that stops it. */
export function watchPage(listener: () => void): () => void {
  let frame = 0;
  const notify = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  const observer = new MutationObserver(notify);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'hidden', 'id', 'style', 'data-message-anchor'],
  });
  globalThis.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    globalThis.removeEventListener('resize', notify);
    cancelAnimationFrame(frame);
  };
}
