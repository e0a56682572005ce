import type { MessageNavigation } from './surface-props.js';

/** The browser's own navigation: `holdNext` waits for a press on a link that opens in this tab. */
export const browserNavigation: MessageNavigation = {
  path: () => location.pathname,
  holdNext(onHeld) {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      controller.abort();
      onHeld(() => {
        // The press runs again as it was made, so that a router sees it. A link that is gone can only be followed.
        if (link.isConnected) link.click();
        else location.assign(link.href);
      });
    };
    document.addEventListener('click', hold, { capture: true, signal });
    return () => controller.abort();
  },
};

/** The link that a press would follow away from this page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return undefined;
  const link = event
    .composedPath()
    .find((target) => target instanceof HTMLAnchorElement && target.href !== '');
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const [address] = link.href.split('#');
  const [here] = location.href.split('#');
  const leaves = link.protocol.startsWith('http') && address !== here;
  return leaves ? link : undefined;
}
