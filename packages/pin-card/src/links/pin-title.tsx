'use client';
import { gridTitle, TITLE_LINES } from '@tackboard/domain/card';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { PinLink } from './pin-link.js';

/** Props of {@link PinTitle}: the attributes of a `<p>`. */
export type PinTitleProps = Omit<HTMLAttributes<HTMLParagraphElement>, 'children'>;

/**
 * The title of a pin, which is the link of its card, for a card of parts without a footer. It has two lines at most (S1 §5.9). Without a
 * title it is the link alone, with the name of the pin for screen readers.
 */
export const PinTitle = forwardRef<HTMLParagraphElement, PinTitleProps>(function PinTitle(
  { className, ...attributes },
  ref,
) {
  const { pin } = useCard('PinTitle');
  const title = gridTitle(pin);
  if (title === undefined) return <PinLink />;
  return (
    <p
      {...attributes}
      ref={ref}
      className={withClass('tb-title', className)}
      data-lines={TITLE_LINES}
    >
      <PinLink dir="auto">{title}</PinLink>
    </p>
  );
});
