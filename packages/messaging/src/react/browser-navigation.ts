import type { MessageNavigation } from './surface-props.js';

/**
 * The browser's own navigation: `holdNext` waits for a press on a link that opens in this tab, for a form that leaves the page, and
 * for Back and Forward within the document where the browser has the Navigation API.
 */
export const browserNavigation: MessageNavigation = {
  path: () => location.pathname,
  holdNext(onHeld) {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: Event, replay: () => void) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      controller.abort();
      onHeld(replay);
    };
    const press = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      hold(event, () => {
        // The press runs again as it was made, so that a router sees it. A link that is gone can only be followed.
        if (link.isConnected) link.click();
        else location.assign(link.href);
      });
    };
    document.addEventListener('click', press, { capture: true, signal });
    // After all others: a form that a script sends does not leave the page.
    const submit = (event: SubmitEvent) => {
      const form = leavingForm(event);
      if (form) hold(event, () => form.requestSubmit(event.submitter ?? undefined));
    };
    globalThis.addEventListener('submit', submit, { signal });
    const { navigation } = globalThis as { readonly navigation?: BrowserHistory };
    const traverse = (event: Event) => {
      const { destination, navigationType } = event as TraverseEvent;
      if (!event.cancelable || navigationType !== 'traverse' || isHere(destination.url)) return;
      hold(event, () => {
        // Rejects when another navigation replaces it.
        navigation?.traverseTo(destination.key).finished.catch(() => undefined);
      });
    };
    navigation?.addEventListener('navigate', traverse, { signal });
    return () => controller.abort();
  },
};

/** The part of the Navigation API that Back and Forward need. */
interface BrowserHistory extends EventTarget {
  readonly traverseTo: (key: string) => { readonly finished: Promise<unknown> };
}

interface TraverseEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly key: string; readonly url: string };
}

/** Whether an address is that of this page; its hash does not count. */
function isHere(url: string): boolean {
  return url.split('#')[0] === location.href.split('#')[0];
}

/** The form whose submission leaves this page in this tab. */
function leavingForm({ defaultPrevented, submitter, target }: SubmitEvent) {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return undefined;
  const of = (name: string) => submitter?.getAttribute(`form${name}`) ?? target.getAttribute(name);
  const tab = of('target');
  const leaves = of('method')?.toLowerCase() !== 'dialog' && (!tab || tab === '_self');
  return leaves ? target : undefined;
}

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
  const leaves = link.protocol.startsWith('http') && !isHere(link.href);
  return leaves ? link : undefined;
}
