import type { CardLinkProps } from '@tackboard/pin-card';
import type { MouseEvent } from 'react';
import { useDemo } from '../demo-context.js';
import { ownLink } from './own-link.js';

/** A link. A plain press on a link to a page of the demo shows it without loading a document. */
export function Link({ href: address, children, onClick, ...props }: CardLinkProps) {
  const { router } = useDemo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { href, target, download } = event.currentTarget;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || download !== '') return;
    if (target !== '' && target !== '_self') return;
    const url = ownLink(href, location.href);
    const isHere = url?.pathname === location.pathname && url.search === location.search;
    if (!url || (isHere && url.hash !== '')) return;
    event.preventDefault();
    router.navigate(url.href);
  };
  return (
    <a {...props} href={address} onClick={follow}>
      {children}
    </a>
  );
}
