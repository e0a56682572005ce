'use client';
import type { Pin } from '@tackboard/domain';
import { hasMoreMenu, opensMoreMenu } from '@tackboard/domain/user';
import { withClass } from '@tackboard/ui';
import { MoreIcon } from '@tackboard/ui/icons';
import { type ButtonHTMLAttributes, forwardRef, useState } from 'react';
import { useCard } from '../card/card-context.js';

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
  const { pin, context, name, tackboard } = useCard('MoreButton');
  const [isOpen, setOpen] = useState(false);
  if (!hasMoreMenu(pin, context) && (context.viewer.isAuth || !onTap)) return null;
  const opens = opensMoreMenu(context);
  return (
    <button
      type="button"
      aria-label={`${tackboard.words.moreOptions()}: ${name}`}
      {...attributes}
      ref={ref}
      className={withClass('tb-button tb-more', className)}
      data-variant="icon"
      {...(opens ? { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } : {})}
      onClick={({ currentTarget, detail }) => {
        if (!opens) {
          onTap?.(pin);
          return;
        }
        setOpen(true);
        tackboard.openLayer({
          load: () => import('../chunks/menu.chunk.js').then(({ menu }) => menu.PinMenu),
          // A key presses a button without a count of presses.
          props: { pin, surface: context.surface, openedByKey: detail === 0 },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      {ICON}
    </button>
  );
});
