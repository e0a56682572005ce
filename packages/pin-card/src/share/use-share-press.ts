'use client';
import type { ShareButtonVariant } from '@tackboard/domain';
import { sendObject, shareButtonVariant } from '@tackboard/domain/link';
import { hasShareMenu } from '@tackboard/domain/user';
import { SHARE_BUTTON_ELEMENT } from '@tackboard/domain/tracking';
import { useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { openSendFlyout } from './open-send-flyout.js';
import type { ShareButtonOptions } from './share-button-options.js';

/** What a press on the share button of a card does here (S3 §4.12). */
export interface SharePress {
  readonly variant: ShareButtonVariant;
  /** Whether there is anything to do: a pin that somebody pinned, and a flyout or a handler. */
  readonly isOffered: boolean;
  /** What the button is called aloud. */
  readonly label: string;
  readonly isOpen: boolean;
  /** Opens the flyout beside the button; `onClosed` hears of its end. */
  readonly open: (button: HTMLElement, onClosed?: () => void) => void;
  readonly close: () => void;
  /** The handler of the parent. */
  readonly callHandler: (button: HTMLElement) => void;
  /** A press for the log (S3 §7). */
  readonly log: () => void;
}

/** Decides what a press on the share button does, and does it. */
export function useSharePress({ isFeedTile = true, onSend }: ShareButtonOptions): SharePress {
  const { pin, context, parts, name, tackboard } = useCard('ShareButton');
  const { client, navigation, paths, words } = tackboard;
  const [isOpen, setOpen] = useState(false);
  const shut = useRef<(() => void) | undefined>(undefined);
  const variant = shareButtonVariant({ isFeedTile, pin }, context);
  const handler = onSend ?? (navigation.openSend || undefined);

  const open = (anchor: HTMLElement, onClosed?: () => void) => {
    setOpen(true);
    const ended = () => {
      setOpen(false);
      onClosed?.();
    };
    shut.current = openSendFlyout(tackboard, { pin, name, anchor, onClosed: ended });
  };
  return {
    variant,
    isOffered:
      parts.sendButton && hasShareMenu(pin) && (variant === 'flyout' || handler !== undefined),
    label: `${words.send()}: ${name}`,
    isOpen,
    open,
    close: () => shut.current?.(),
    callHandler(button) {
      // Who signed in with limits is asked to sign in again by the flyout, which does not show then.
      if (context.viewer.isLimitedLogin) open(button);
      else handler?.(sendObject(pin, paths));
    },
    log: () =>
      client.emit({ name: 'share-button-clicked', pinId: pin.id, element: SHARE_BUTTON_ELEMENT }),
  };
}
