'use client';
import { isAppleSystem } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { createShareButtonMachine } from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { AppIcon, Button, ShareIcon, withClass } from '@tackboard/ui';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../client/tackboard-context.js';
import { chainHandlers } from '../client/chain-handlers.js';
import { useWords } from '../client/use-words.js';
import { type ShareButtonProps, useSharePress } from './share-button.js';

/** The app upsell that alternates with a share button. */
interface ShareUpsell {
  /** Whether the app exists for the country and device. Called 4000 ms after the button mounts, and before each turn. */
  readonly isAvailable: (facts: {
    readonly country: string | undefined;
    readonly isApple: boolean;
  }) => boolean;
  /** Called when the upsell is pressed. */
  readonly onPress: () => void;
  /**
   * The viewer landed on this page on a phone. The upsell never shows then.
   * @default false
   */
  readonly isMobileLanding?: boolean;
}

/** Props of {@link ShareTurns}, in addition to those of `ShareButton`. */
export interface ShareTurnsProps extends ShareButtonProps {
  readonly upsell: ShareUpsell;
}

/**
 * A share button that alternates with an app upsell: first after 4000 ms, then every 5000 ms (S3 §4.12). It does not change
 * while it has pointer or focus, so that a press always does what shows.
 */
export const ShareTurns = forwardRef<HTMLButtonElement, ShareTurnsProps>(function ShareTurns(
  { upsell, isFeedTile, onSend, size, className, ...attributes },
  ref,
) {
  const { clock, core, environment } = useInternals('ShareTurns');
  const { getTheApp } = useWords('navigation', navigationWords);
  const { pin, context } = useCard('ShareTurns');
  const press = useSharePress({ isFeedTile, onSend });
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const { isMobileLanding = false } = upsell;

  const [state, send] = useChart(
    createShareButtonMachine,
    {
      variant: () => press.variant,
      hasUpsell: () => {
        const isApple = isAppleSystem(context.osCode);
        return upsell.isAvailable({ country: context.country, isApple });
      },
      visit: () => ({ isAuth: context.viewer.isAuth, isMobileLanding }),
      onSend: () => button.current && press.callHandler(button.current),
      onClick: press.log,
      ...(environment.storage && { storage: environment.storage }),
      now: () => clock.now(),
      onError: (error) => core.reportError({ error, pin }),
    },
    { clock },
  );
  const isFlyoutOpen = state.matches({ flyout: 'open' });
  const { open, close } = press;
  const lastOpen = useRef(false);
  useEffect(() => {
    if (isFlyoutOpen === lastOpen.current) return;
    lastOpen.current = isFlyoutOpen;
    if (!isFlyoutOpen) close();
    else if (button.current) open(button.current, () => send({ type: 'DISMISS' }));
  });

  // The turn is held from the first pointer or focus until both have left.
  const turn = state.matches({ icon: 'upsell' }) ? 'upsell' : 'share';
  const [heldTurn, setHeldTurn] = useState<'share' | 'upsell'>();
  const holders = useRef(new Set<'focus' | 'pointer'>());
  const shown = heldTurn ?? turn;
  const hold = (holder: 'focus' | 'pointer') => () => {
    holders.current.add(holder);
    setHeldTurn((last) => last ?? turn);
  };
  const release = (holder: 'focus' | 'pointer') => () => {
    holders.current.delete(holder);
    if (holders.current.size === 0) setHeldTurn(undefined);
  };
  const wasOpen = useRef(false);

  if (!press.isOffered) return null;
  const isFlyout = press.variant === 'flyout' && shown === 'share';
  return (
    <Button
      aria-label={shown === 'upsell' ? getTheApp() : press.label}
      {...attributes}
      ref={button}
      variant="icon"
      data-size={size}
      className={withClass('tb-share', className)}
      data-turn={shown}
      {...(isFlyout ? { 'aria-haspopup': 'dialog', 'aria-expanded': press.isOpen } : {})}
      onPointerEnter={chainHandlers(attributes.onPointerEnter, hold('pointer'))}
      onPointerLeave={chainHandlers(attributes.onPointerLeave, release('pointer'))}
      onFocus={chainHandlers(attributes.onFocus, hold('focus'))}
      onBlur={chainHandlers(attributes.onBlur, release('focus'))}
      onPointerDown={() => {
        wasOpen.current = isFlyoutOpen;
      }}
      onClick={() => {
        if (shown === 'upsell') {
          core.emit({ name: 'share-upsell-pressed', pinId: pin.id });
          upsell.onPress();
          return;
        }
        // The pointer press already closed the flyout as an outside press, so do not open it again.
        const wasClosed = wasOpen.current && !isFlyoutOpen;
        wasOpen.current = false;
        if (wasClosed) press.log();
        else send({ type: 'PRESS' });
      }}
    >
      <ShareIcon width="20" height="20" />
      <AppIcon width="20" height="20" />
    </Button>
  );
});
