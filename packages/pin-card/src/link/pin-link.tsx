'use client';
import { withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useCard } from '../card/card-context.js';

/** Props of {@link PinLink}: the attributes of an `<a>` without `href`. */
export type PinLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** Whether a click would open the link in the same tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The only link of a card, to the page of its pin. It covers the card, so that a press anywhere opens the pin; buttons are
 * its siblings, above it. Without children it is visually hidden and has the name of the pin.
 */
export const PinLink = forwardRef<HTMLAnchorElement, PinLinkProps>(function PinLink(
  { className, children, onClick: onHostClick, ...attributes },
  ref,
) {
  const { pin, name, internals } = useCard('PinLink');
  const { link: Link, navigation, paths } = internals;
  const { openPin } = navigation;
  const onClick = openPin
    ? (event: MouseEvent<HTMLAnchorElement>) => {
        onHostClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        openPin(pin);
      }
    : onHostClick;
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
