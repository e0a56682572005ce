/** The longest wait for an idle moment, in milliseconds. A press on Play waits for it too. */
const IDLE_TIMEOUT_MS = 500;

/** Safari has no idle callbacks. */
type MaybeIdle = Partial<Pick<Window, 'requestIdleCallback'>>;

/**
 * Resolves once the page has loaded and the browser is idle, so that fetching and parsing a player delays neither pictures nor
 * presses. Without idle callbacks it resolves with the load event.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const { requestIdleCallback } = window as MaybeIdle;
  if (!requestIdleCallback) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
  });
}
