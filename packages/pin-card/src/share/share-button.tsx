'use client';
import { withClass } from '@tackboard/ui';
import { ShareIcon } from '@tackboard/ui/icons';
import { forwardRef, useRef } from 'react';
import type { ShareButtonProps } from './share-button-options.js';
import { useSharePress } from './use-share-press.js';

/** Made once: the same element on every card. */
const ICON = ShareIcon({ width: 20, height: 20 });

/**
 * Sends and shares the pin of its card (S3 §4.12): opens the send flyout for signed-in viewers in a feed, and shuts it at
 * the next press; elsewhere calls the handler of the host. The flyout is fetched when the first one opens. Renders nothing
 * for a pin that nobody pinned, on surfaces without it, and where a press would do nothing.
 */
export const ShareButton = forwardRef<HTMLButtonElement, ShareButtonProps>(function ShareButton(
  { isFeedTile, onSend, size, className, ...attributes },
  ref,
) {
  const press = useSharePress({ isFeedTile, onSend });
  // A press beside the flyout shuts it before it is heard here.
  const wasOpen = useRef(false);
  if (!press.isOffered) return null;
  const isFlyout = press.variant === 'flyout';
  return (
    <button
      type="button"
      aria-label={press.label}
      {...attributes}
      ref={ref}
      data-variant="icon"
      data-size={size}
      className={withClass('tb-button tb-share', className)}
      {...(isFlyout ? { 'aria-haspopup': 'dialog', 'aria-expanded': press.isOpen } : {})}
      onPointerDown={() => {
        wasOpen.current = press.isOpen;
      }}
      onClick={({ currentTarget }) => {
        press.log();
        if (!isFlyout) press.callHandler(currentTarget);
        else if (wasOpen.current || press.isOpen) press.close();
        else press.open(currentTarget);
        wasOpen.current = false;
      }}
    >
      {ICON}
    </button>
  );
});
