'use client';
import { withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useCard } from '../card/card-context.js';

/** What a {@link PinLink} takes: the attributes of an `<a>` but its address. */
export type PinLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A click that would open the link in the same tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The one link of a card, to the pin's own page. It covers the whole card, so that a press anywhere opens the pin,
 * while buttons lie above it and beside it in the markup. Without children it is named after the pin and shows nothing.
 */
export const PinLink = forwardRef<HTMLAnchorElement, PinLinkProps>(function PinLink(
  { className, children, onClick: onPress, ...attributes },
  ref,
) {
  const { pin, name, tackboard } = useCard('PinLink');
  const { link: Link, navigation, paths } = tackboard;
  const { openPin } = navigation;
  const onClick = openPin
    ? (event: MouseEvent<HTMLAnchorElement>) => {
        onPress?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        openPin(pin);
      }
    : onPress;
  return (
    <Link
      draggable={false}
      {...(children === undefined ? { 'aria-label': name } : {})}
      {...attributes}
      ref={ref}
      href={paths.pin(pin.id)}
      onClick={onClick}
      className={withClass('tb-link', className)}
    >
      {children}
    </Link>
  );
});
