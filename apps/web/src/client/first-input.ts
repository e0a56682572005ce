const INPUTS = ['focusin', 'keydown', 'pointerdown', 'pointermove', 'scroll'];

/** Calls the listener once: at the viewer's first input, or when the page is hidden. */
export function onFirstInput(listener: () => void): void {
  const abort = new AbortController();
  const options = { capture: true, passive: true, signal: abort.signal };
  const end = () => {
    abort.abort();
    listener();
  };
  for (const type of INPUTS) window.addEventListener(type, end, options);
  document.addEventListener('visibilitychange', end, options);
}
