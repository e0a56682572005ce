import { ownLink } from './own-link.js';
import type { Router } from './router.js';

/**
 * Shows pages of the demo without loading a document, whichever part of a page or of the kit a link is in. What a part has
 * prevented, and what opens a tab or a download, stays with the browser.
 */
export function followLinks({ navigate }: Pick<Router, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (event.defaultPrevented || !isPlain || !(target instanceof Element)) return;
    const link = target.closest('a');
    if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return;
    const url = ownLink(link.href, location.href);
    const isHere = url?.pathname === location.pathname && url.search === location.search;
    if (!url || (isHere && url.hash !== '')) return;
    event.preventDefault();
    navigate(url.href);
  });
}
