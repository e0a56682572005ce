'use client';
import { hasMoreMenu, opensMoreMenu } from '@tackboard/domain/card';
import type { Pin } from '@tackboard/domain';
import { withClass } from '@tackboard/ui';
import { type ButtonHTMLAttributes, forwardRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { lazyMenuFit, loadPinMenu } from '../card/lazy-parts.js';

/** Props of {@link MoreButton}, besides the attributes of a `<button>`. */
export interface MoreButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-expanded' | 'children' | 'onClick'
> {
  /**
   * Shows the button to visitors too. On desktop it opens the menu, on mobile a press calls this function.
   * @default visitors have no button
   */
  readonly onTap?: ((pin: Pin) => void) | undefined;
}

/**
 * Opens the menu of its pin. The menu's code is loaded at the first press. On touch a press of 500 ms on the card opens it
 * too. Renders nothing on surfaces without a menu, for a menu without entries and, without `onTap`, for visitors.
 */
export const MoreButton = forwardRef<HTMLButtonElement, MoreButtonProps>(function MoreButton(
  { onTap, className, ...attributes },
  ref,
) {
  const card = useCard('MoreButton');
  const { pin, context, name, internals, controlTabIndex } = card;
  const [isOpen, setOpen] = useState(false);
  if (!hasMoreMenu(pin, context) && (context.viewer.isAuth || !onTap)) return null;
  const opens = opensMoreMenu(context);
  const button = (
    <button
      type="button"
      tabIndex={controlTabIndex}
      aria-label={`${internals.words.moreOptions()}: ${name}`}
      {...attributes}
      ref={ref}
      className={withClass('tb-button tb-more', className)}
      data-variant="icon"
      data-press="more"
      {...(opens ? { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } : {})}
      onClick={({ currentTarget, detail }) => {
        if (!opens) {
          onTap?.(pin);
          return;
        }
        setOpen(true);
        internals.core.layers.open({
          load: async () => (await loadPinMenu()).PinMenu,
          // The click count is 0 for a key.
          props: { pin, surface: context.surface, openedByKey: detail === 0 },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    />
  );
  // Every pin has "Copy link". Only where the host leaves it out the menu may be empty, and its code knows.
  const mayBeEmpty = opens && internals.menuActions.copyLink === false;
  return mayBeEmpty ? lazyMenuFit(card, null, { children: button }) : button;
});
