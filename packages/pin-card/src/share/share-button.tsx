'use client';
import { ShareIcon, withClass } from '@tackboard/ui';
import { forwardRef, useRef } from 'react';
import type { ShareButtonProps } from './share-button-options.js';
import { useSharePress } from './use-share-press.js';

/** Shared by all cards. */
const ICON = ShareIcon({ width: 20, height: 20 });

/**
 * Sends and shares the pin of its card (S3 §4.12). In feeds it opens and closes the send flyout for signed-in viewers; elsewhere it
 * calls `onSend`. The first press fetches the flyout. Renders nothing for a pin without a pinner, on surfaces without the
 * button, and where a press would do nothing.
 */
export const ShareButton = forwardRef<HTMLButtonElement, ShareButtonProps>(function ShareButton(
  { isFeedTile, onSend, size, className, ...attributes },
  ref,
) {
  const press = useSharePress({ isFeedTile, onSend });
  // The pointer press closes the flyout as an outside press, before the click arrives.
  const wasOpen = useRef(false);
  if (!press.isOffered) return null;
  const isFlyout = press.variant === 'flyout';
  return (
    <button
      type="button"
      tabIndex={press.tabIndex}
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
