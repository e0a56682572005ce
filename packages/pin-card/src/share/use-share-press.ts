'use client';
import { hasShareMenu, shareButtonVariant } from '@tackboard/domain/card';
import type { ShareButtonVariant } from '@tackboard/domain';
import { SHARE_BUTTON_ELEMENT } from '@tackboard/domain/tracking';
import { useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { openSendFlyout } from './open-send-flyout.js';
import type { ShareButtonOptions } from './share-button-options.js';

/** What a press on the share button does (S3 §4.12). */
export interface SharePress {
  readonly variant: ShareButtonVariant;
  /** Whether the button shows: the pin has a pinner, there is a flyout or a handler, and no crawler asks. */
  readonly isOffered: boolean;
  /** The accessible name of the button. */
  readonly label: string;
  readonly tabIndex: number | undefined;
  readonly isOpen: boolean;
  /** Opens the flyout beside the button. */
  readonly open: (button: HTMLElement, onClosed?: () => void) => void;
  readonly close: () => void;
  /** Calls the handler. Prompts to log in first if the viewer has limited login. */
  readonly callHandler: (button: HTMLElement) => void;
  /** Emits `share-button-clicked` (S3 §7). */
  readonly log: () => void;
}

/** Returns the state and the actions of a share button. */
export function useSharePress({ isFeedTile = true, onSend }: ShareButtonOptions): SharePress {
  const { pin, context, parts, name, internals, controlTabIndex } = useCard('ShareButton');
  const { core, navigation, words } = internals;
  const [isOpen, setOpen] = useState(false);
  const closeFlyout = useRef<(() => void) | undefined>(undefined);
  const variant = shareButtonVariant({ isFeedTile, pin }, context);

  const open = (anchor: HTMLElement, onClosed?: () => void) => {
    setOpen(true);
    const handleClosed = () => {
      setOpen(false);
      onClosed?.();
    };
    closeFlyout.current = openSendFlyout(internals, { pin, name, anchor, onClosed: handleClosed });
  };
  return {
    variant,
    isOffered:
      parts.sendButton &&
      !context.isBot &&
      hasShareMenu(pin) &&
      (variant === 'flyout' || onSend !== undefined || navigation.openSend !== false),
    label: `${words.send()}: ${name}`,
    tabIndex: controlTabIndex,
    isOpen,
    open,
    close: () => closeFlyout.current?.(),
    callHandler(button) {
      // With limited login the flyout only prompts to log in.
      if (context.viewer.isLimitedLogin) open(button);
      else core.withRuntime((runtime) => runtime.sendPin(internals, pin, onSend));
    },
    log: () =>
      core.emit({ name: 'share-button-clicked', pinId: pin.id, element: SHARE_BUTTON_ELEMENT }),
  };
}
