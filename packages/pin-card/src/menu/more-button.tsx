'use client';
import { hasMoreMenu } from '@tackboard/domain';
import { Button, withClass } from '@tackboard/ui';
import { MoreIcon } from '@tackboard/ui/icons';
import { type ButtonHTMLAttributes, forwardRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';

/** What a {@link MoreButton} takes: the attributes of a `<button>`. */
export type MoreButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-expanded' | 'children' | 'onClick'
>;

/**
 * Opens the menu of its pin. The menu is fetched when the first one opens, and is one for all cards. Renders nothing for
 * signed-out visitors and on surfaces without it.
 */
export const MoreButton = forwardRef<HTMLButtonElement, MoreButtonProps>(function MoreButton(
  { className, ...attributes },
  ref,
) {
  const { words, openLayer } = useTackboard('MoreButton');
  const { pin, context, name } = useCard('MoreButton');
  const [isOpen, setOpen] = useState(false);
  if (!hasMoreMenu(pin, context)) return null;
  return (
    <Button
      aria-label={`${words.moreOptions()}: ${name}`}
      {...attributes}
      ref={ref}
      variant="icon"
      className={withClass('tb-more', className)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        setOpen(true);
        openLayer({
          load: () => import('./pin-menu.lazy.js').then((part) => part.PinMenu),
          props: { pin, surface: context.surface },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      <MoreIcon width="20" height="20" />
    </Button>
  );
});
