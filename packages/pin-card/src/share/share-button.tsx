'use client';
import type { Pin, SendObject, ShareButtonVariant } from '@tackboard/domain';
import { hasSendButton, sendObject, shareButtonVariant } from '@tackboard/domain/card';
import { SHARE_BUTTON_ELEMENT } from '@tackboard/domain/tracking';
import { withClass } from '@tackboard/ui';
import { type ButtonHTMLAttributes, forwardRef, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { canSend } from '../client/site-features.js';
import type { Internals } from '../client/types.js';

/** Options that decide what a press does. */
interface ShareButtonOptions {
  /**
   * The card is in a feed, where signed-in viewers get the flyout. Elsewhere a press calls `onSend`.
   * @default true
   */
  readonly isFeedTile?: boolean | undefined;
  /**
   * Called by a press where there is no flyout: for visitors, outside of feeds, and on a site without the calls `listPeople` and
   * `sendPin`. The button is hidden there without it.
   * @default navigation.openSend
   */
  readonly onSend?: ((object: SendObject) => void) | undefined;
}

/** Props of `ShareButton`, in addition to the attributes of a `<button>`. */
export interface ShareButtonProps
  extends
    ShareButtonOptions,
    Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'aria-expanded' | 'aria-haspopup' | 'children' | 'onClick' | 'onPointerDown'
    > {
  /**
   * `sm` is 32 px, `md` 40 px, `lg` 48 px.
   * @default 'sm'
   */
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Sends a pin where no flyout opens: with the handler, or by the navigation of the client. */
export function sendPin(
  internals: Internals,
  pin: Pin,
  onSend: ((object: SendObject) => void) | undefined,
): void {
  const { openSend } = internals.navigation;
  const object = sendObject(pin, internals.paths);
  if (onSend) onSend(object);
  else if (openSend) openSend(object);
}

/** The pin to send, and where the flyout opens. */
interface SendFlyoutInput {
  readonly pin: Pin;
  /** The name of the pin. */
  readonly name: string;
  readonly anchor: HTMLElement;
  readonly onClosed?: () => void;
}

/** Opens the send flyout of a pin beside `anchor`. Returns a function that closes it. */
export function openSendFlyout(
  { core }: Internals,
  { pin, name, anchor, onClosed }: SendFlyoutInput,
): () => void {
  return core.layers.open({
    load: async () => (await import('./send-flyout.js')).SendFlyout,
    props: { pin, name },
    anchor,
    ...(onClosed && { onClosed }),
  });
}

/** What a press on the share button does. */
interface SharePress {
  readonly variant: ShareButtonVariant;
  /** Whether the button shows: the pin has a pinner, there is a flyout or a handler, and no crawler asks. */
  readonly isOffered: boolean;
  /** The accessible name of the button. */
  readonly label: string;
  readonly tabIndex: number | undefined;
  readonly isOpen: boolean;
  /** The pointer press closes the flyout as an outside press, before the click arrives. */
  readonly onPointerDown: () => void;
  /** Opens or closes the flyout beside the button, or calls the handler. */
  readonly onPress: (button: HTMLElement) => void;
}

/** Returns the state and the actions of a share button. */
export function useSharePress({ isFeedTile = true, onSend }: ShareButtonOptions): SharePress {
  const { pin, context, name, internals, controlTabIndex } = useCard('ShareButton');
  const { calls, core, navigation, words } = internals;
  const [isOpen, setOpen] = useState(false);
  const closeFlyout = useRef<(() => void) | undefined>(undefined);
  const wasOpen = useRef(false);
  const variant = canSend(calls) ? shareButtonVariant({ isFeedTile, pin }, context) : 'handler';

  const open = (anchor: HTMLElement) => {
    setOpen(true);
    const onClosed = () => setOpen(false);
    closeFlyout.current = openSendFlyout(internals, { pin, name, anchor, onClosed });
  };
  return {
    variant,
    isOffered:
      hasSendButton(pin, context) &&
      (variant === 'flyout' || onSend !== undefined || navigation.openSend !== false),
    label: `${words.send()}: ${name}`,
    tabIndex: controlTabIndex,
    isOpen,
    onPointerDown() {
      wasOpen.current = isOpen;
    },
    onPress(button) {
      core.emit({ name: 'share-button-clicked', pinId: pin.id, element: SHARE_BUTTON_ELEMENT });
      if (variant === 'flyout') {
        if (wasOpen.current || isOpen) closeFlyout.current?.();
        else open(button);
        wasOpen.current = false;
      } else if (context.viewer.isLimitedLogin) {
        // With limited login the flyout only prompts to log in.
        open(button);
      } else {
        core.withRuntime((runtime) => runtime.sendPin(internals, pin, onSend));
      }
    },
  };
}

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
      onPointerDown={press.onPointerDown}
      onClick={({ currentTarget }) => press.onPress(currentTarget)}
    />
  );
});
