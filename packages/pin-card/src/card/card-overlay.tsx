'use client';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from './card-context.js';

/** What a {@link CardOverlay} takes: the attributes of a `<div>`. */
export type CardOverlayProps = HTMLAttributes<HTMLDivElement>;

/**
 * What lies on the picture while the mouse or the focus is on the card: a veil, and "Open" for signed-out
 * visitors. It never takes a press from the link below it.
 */
export const CardOverlay = forwardRef<HTMLDivElement, CardOverlayProps>(function CardOverlay(
  { className, children, ...attributes },
  ref,
) {
  const { context, parts, tackboard } = useCard('CardOverlay');
  if (!parts.hoverOverlay) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-overlay', className)}>
      {context.viewer.isAuth ? null : (
        <span className="tb-overlay-open" aria-hidden="true">
          {tackboard.words.open()}
        </span>
      )}
      {children}
    </div>
  );
});
