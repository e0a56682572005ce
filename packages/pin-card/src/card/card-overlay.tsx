'use client';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from './card-context.js';

/** Props of {@link CardOverlay}: the attributes of a `<div>`. */
export type CardOverlayProps = HTMLAttributes<HTMLDivElement>;

/**
 * Darkens the picture while the card is hovered or has the focus, and shows "Open" to visitors. Presses go through
 * it to the card's link.
 */
export const CardOverlay = forwardRef<HTMLDivElement, CardOverlayProps>(function CardOverlay(
  { className, children, ...attributes },
  ref,
) {
  const { context, parts, internals } = useCard('CardOverlay');
  if (!parts.hoverOverlay) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-overlay', className)}>
      {context.viewer.isAuth ? null : (
        <span className="tb-overlay-open" aria-hidden="true">
          {internals.words.open()}
        </span>
      )}
      {children}
    </div>
  );
});
