'use client';
import {
  animatesShareUpsell,
  isAppleSystem,
  SHARE_UPSELL_ANIMATION_MS,
  SHARE_UPSELL_DELAY_MS,
} from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import type { TimedReducer } from '@tackboard/machines';
import { useTimedReducer } from '@tackboard/machines/react';
import { AppIcon, Button, ShareIcon, withClass } from '@tackboard/ui';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { chainHandlers } from '../client/chain-handlers.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { type ShareButtonProps, useSharePress } from './share-button.js';

type Turn = 'share' | 'upsell';

/** Whose turn it is, and until when. */
interface ShareTurn {
  readonly turn: Turn;
  readonly dueAt?: number;
}

/**
 * The turns of a share button and an app upsell (S3 §4.12.4): the upsell has its first turn 4000 ms after the button showed, and
 * each turn lasts 5000 ms. Once `hasUpsell` returns false before a turn of the upsell, the share button stays for good.
 */
export function createShareTurns(
  shownAt: number,
  hasUpsell: () => boolean,
): TimedReducer<ShareTurn, never> {
  return {
    initial: { turn: 'share', dueAt: shownAt + SHARE_UPSELL_DELAY_MS },
    reduce({ turn }, _, nowMs) {
      if (turn === 'share' && !hasUpsell()) return { turn };
      const next = turn === 'share' ? 'upsell' : 'share';
      return { turn: next, dueAt: nowMs + SHARE_UPSELL_ANIMATION_MS };
    },
  };
}

/** The storage key of the time at which the app upsell last showed. */
const SHARE_UPSELL_SHOWN_AT_KEY = 'tackboard:share-upsell-shown-at';

/** The app upsell that alternates with a share button. */
interface ShareUpsell {
  /** Whether the app exists for the country and device. Called before each turn of the upsell. */
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

/** Whose turn it is: the share button's, or the upsell's. Stores the time whenever the upsell shows. */
function useTurn(upsell: ShareUpsell): Turn {
  const { clock, core, environment } = useInternals('ShareTurns');
  const { pin, context } = useCard('ShareTurns');
  const hasUpsell = () =>
    animatesShareUpsell({
      isAuth: context.viewer.isAuth,
      isMobileLanding: upsell.isMobileLanding ?? false,
      hasUpsellIcon: upsell.isAvailable({
        country: context.country,
        isApple: isAppleSystem(context.osCode),
      }),
    });
  const latest = useRef(hasUpsell);
  // oxlint-disable-next-line react/refs -- a timer calls it, after rendering
  const [turns] = useState(() => createShareTurns(clock.now(), () => latest.current()));
  const [{ turn }] = useTimedReducer(turns);
  useEffect(() => {
    latest.current = hasUpsell;
  });
  const { storage } = environment;
  useEffect(() => {
    if (turn !== 'upsell') return;
    try {
      storage?.set(SHARE_UPSELL_SHOWN_AT_KEY, String(clock.now()));
    } catch (error) {
      core.reportError({ error, pin });
    }
  }, [clock, core, pin, storage, turn]);
  return turn;
}

/** What keeps a turn from changing. */
type Holder = 'focus' | 'pointer';

/** Keeps showing one turn while the button has the pointer or the focus. */
function useHeldTurn(turn: Turn) {
  const [heldTurn, setHeldTurn] = useState<Turn>();
  const holders = useRef(new Set<Holder>());
  return {
    shown: heldTurn ?? turn,
    hold: (holder: Holder) => () => {
      holders.current.add(holder);
      setHeldTurn((held) => held ?? turn);
    },
    release: (holder: Holder) => () => {
      holders.current.delete(holder);
      if (holders.current.size === 0) setHeldTurn(undefined);
    },
  };
}

/**
 * A share button that alternates with an app upsell: first after 4000 ms, then every 5000 ms (S3 §4.12). It does not change
 * while it has pointer or focus, so that a press always does what the button shows.
 */
export const ShareTurns = forwardRef<HTMLButtonElement, ShareTurnsProps>(function ShareTurns(
  { upsell, isFeedTile, onSend, size, className, ...attributes },
  ref,
) {
  const { core } = useInternals('ShareTurns');
  const { getTheApp } = useWords('navigation', navigationWords);
  const { pin } = useCard('ShareTurns');
  const press = useSharePress({ isFeedTile, onSend });
  const { shown, hold, release } = useHeldTurn(useTurn(upsell));
  if (!press.isOffered) return null;
  const isFlyout = press.variant === 'flyout' && shown === 'share';
  return (
    <Button
      aria-label={shown === 'upsell' ? getTheApp() : press.label}
      {...attributes}
      ref={ref}
      variant="icon"
      data-size={size}
      className={withClass('tb-share', className)}
      data-turn={shown}
      {...(isFlyout ? { 'aria-haspopup': 'dialog', 'aria-expanded': press.isOpen } : {})}
      onPointerEnter={chainHandlers(attributes.onPointerEnter, hold('pointer'))}
      onPointerLeave={chainHandlers(attributes.onPointerLeave, release('pointer'))}
      onFocus={chainHandlers(attributes.onFocus, hold('focus'))}
      onBlur={chainHandlers(attributes.onBlur, release('focus'))}
      onPointerDown={press.onPointerDown}
      onClick={({ currentTarget }) => {
        if (shown === 'share') {
          press.onPress(currentTarget);
          return;
        }
        core.emit({ name: 'share-upsell-pressed', pinId: pin.id });
        upsell.onPress();
      }}
    >
      {/* The CSS shows the icon of `data-turn`. */}
      <ShareIcon width="20" height="20" />
      <AppIcon width="20" height="20" />
    </Button>
  );
});
