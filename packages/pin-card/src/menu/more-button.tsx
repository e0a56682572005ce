'use client';
import { hasMoreMenu, opensMoreMenu, type Pin } from '@tackboard/domain';
import { Button, withClass } from '@tackboard/ui';
import { MoreIcon } from '@tackboard/ui/icons';
import { type ButtonHTMLAttributes, forwardRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';

/** Made once: the same element on every card. */
const ICON = MoreIcon({ width: 20, height: 20 });

/** What a {@link MoreButton} takes besides the attributes of a `<button>`. */
export interface MoreButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-expanded' | 'children' | 'onClick'
> {
  /**
   * Shows the dots to signed-out visitors too: on a desktop they open the menu, on a phone a press calls this (S3 §6).
   * @default signed-out visitors see no dots
   */
  readonly onTap?: ((pin: Pin) => void) | undefined;
}

/**
 * Opens the menu of its pin. The menu is fetched when the first one opens, and is one for all cards. On touch a press of
 * 500 ms on the card opens it too. Renders nothing on surfaces without it and, unless `onTap` is given, for signed-out
 * visitors.
 */
export const MoreButton = forwardRef<HTMLButtonElement, MoreButtonProps>(function MoreButton(
  { onTap, className, ...attributes },
  ref,
) {
  const { words, openLayer } = useTackboard('MoreButton');
  const { pin, context, name } = useCard('MoreButton');
  const [isOpen, setOpen] = useState(false);
  if (!hasMoreMenu(pin, context) && (context.viewer.isAuth || !onTap)) return null;
  const opens = opensMoreMenu(context);
  return (
    <Button
      aria-label={`${words.moreOptions()}: ${name}`}
      {...attributes}
      ref={ref}
      variant="icon"
      className={withClass('tb-more', className)}
      {...(opens ? { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } : {})}
      onClick={({ currentTarget }) => {
        if (!opens) {
          onTap?.(pin);
          return;
        }
        setOpen(true);
        openLayer({
          load: () => import('./pin-menu.lazy.js').then((part) => part.PinMenu),
          props: { pin, surface: context.surface },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      {ICON}
    </Button>
  );
});
