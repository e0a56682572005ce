'use client';
import { closeupOpensInNewTab } from '@tackboard/routes/links';
import { withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useCard } from '../card/card-context.js';
import { isPlainClick } from './is-plain-click.js';
import { openTabOnce } from './open-tab-once.js';

/** Props of {@link PinLink}: the attributes of an `<a>` without `href`. */
export type PinLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/**
 * The only link of a card, to the page of its pin. It covers the card, so that a press anywhere opens the pin; buttons are
 * its siblings, above it. Without children it is visually hidden and has the name of the pin. On view 494, and for a visitor's
 * click with the meta or control key, it opens a new tab.
 */
export const PinLink = forwardRef<HTMLAnchorElement, PinLinkProps>(function PinLink(
  { className, children, onClick: onHostClick, ...attributes },
  ref,
) {
  const { pin, name, context, internals } = useCard('PinLink');
  const { clock, core, link: Link, navigation, paths } = internals;
  const { openPin } = navigation;
  const opensInNewTab = (isMetaKey: boolean) =>
    closeupOpensInNewTab({ ...context, isSignedIn: context.viewer.isAuth, isMetaKey });
  const isNewTab = opensInNewTab(false);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onHostClick?.(event);
    if (event.defaultPrevented) return;
    const { id: pinId } = pin;
    core.emit({ name: 'pin-clicked', pinId });
    core.emit({ name: 'pin-opened', pinId });
    if (opensInNewTab(event.metaKey || event.ctrlKey)) openTabOnce(event.currentTarget, clock);
    if (!openPin || isNewTab || !isPlainClick(event)) return;
    event.preventDefault();
    openPin(pin);
  };
  return (
    <Link
      draggable={false}
      target={isNewTab ? '_blank' : undefined}
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
