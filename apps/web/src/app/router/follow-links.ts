import type { Router } from './router.js';

/**
 * Hands the links of this origin to the router, whichever part of a page or of the kit they are in. What a part has
 * prevented, and what opens a tab or a download, stays with the browser.
 */
export function followLinks({ navigate }: Pick<Router, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (event.defaultPrevented || !isPlain || !(target instanceof Element)) return;
    const link = target.closest('a');
    if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return;
    const { host, pathname, protocol, search } = location;
    if (link.protocol !== protocol || link.host !== host) return;
    const isHere = link.pathname === pathname && link.search === search;
    if (isHere && link.hash !== '') return;
    event.preventDefault();
    navigate(link.href);
  });
}
