import type { Clock } from '@tackboard/domain';

/**
 * Makes the pending click on a link open a new tab. For the meta key only the browsers of Apple's systems do so themselves; the
 * others would open the link in this tab.
 */
export function openTabOnce(link: HTMLAnchorElement, clock: Clock): void {
  if (link.target === '_blank') return;
  const { target } = link;
  link.target = '_blank';
  // The browser reads the target after the listeners of the click.
  clock.setTimeout(() => {
    if (target === '') link.removeAttribute('target');
    else link.target = target;
  }, 0);
}
