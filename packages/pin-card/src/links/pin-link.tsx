'use client';
import type { Clock } from '@tackboard/domain';
import { closeupOpensInNewTab } from '@tackboard/routes/links';
import { withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { useCard } from '../card/card-context.js';

/** Whether a click opens a link in this tab: with the first button, and without a key that asks for another tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
    if (isNewTab || !isPlainClick(event)) return;
    internals.options.transitions?.open(pinId);
    if (!openPin) return;
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
