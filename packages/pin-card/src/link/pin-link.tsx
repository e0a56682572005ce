'use client';
import { pinPath } from '@tackboard/routes/paths';
import { withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useCard } from '../card/card-context.js';

/** What a {@link PinLink} takes: the attributes of an `<a>` but its address. */
export type PinLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/**
 * The one link of a card, to the pin's own page. It covers the whole card, so that a press anywhere opens the pin,
 * while buttons lie above it and beside it in the markup. Without children it is named after the pin and shows nothing.
 */
export const PinLink = forwardRef<HTMLAnchorElement, PinLinkProps>(function PinLink(
  { className, children, ...attributes },
  ref,
) {
  const { pin, name, tackboard } = useCard('PinLink');
  const { link: Link } = tackboard;
  return (
    <Link
      draggable={false}
      {...(children === undefined ? { 'aria-label': name } : {})}
      {...attributes}
      ref={ref}
      href={pinPath(pin.id)}
      className={withClass('tb-link', className)}
    >
      {children}
    </Link>
  );
});
