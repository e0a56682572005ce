'use client';
import type { Pin } from '@tackboard/domain';
import { gridWords } from '@tackboard/domain/words/card';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { useEffect, useRef, useState } from 'react';
import { PinCard, type PinCardProps } from '../card/pin-card.js';
import type { GridCard } from '../grid/grid-item.js';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { type EvictedPin, isEvicted } from './feed-pages.js';

interface FeedCardProps extends Omit<GridCard, 'pin'>, Pick<PinCardProps, 'saveButton'> {
  readonly pin: Pin | EvictedPin;
  /** Fetches the evicted pages around this pin. Rejects when the pin's own page cannot be fetched. */
  readonly refetchAround: (pin: Pin | EvictedPin) => Promise<void>;
}

/** How long a card stays rendered before it requests its page: cards that scroll past request nothing. */
const REFETCH_DELAY_MS = 100;

/** The card of a pin in a feed that evicts far pins: a card that shows keeps its pin, one that comes back requests it. */
export function FeedCard({ pin, refetchAround, ...card }: FeedCardProps) {
  const { clock } = useInternals('FeedCard');
  const words = useWords('grid', gridWords);
  const [known, setKnown] = useState(isEvicted(pin) ? undefined : pin);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const shown = isEvicted(pin) ? known : pin;
  if (shown !== known) setKnown(shown);

  // A card that is kept because it is in use, far from the view, requests nothing.
  const isKept = isEvicted(pin) && shown !== undefined;
  const isRequesting = !isKept && state !== 'failed';
  useEffect(() => {
    if (!isRequesting) return undefined;
    const request = () => void refetchAround(pin).catch(() => setState('failed'));
    const timer = clock.setTimeout(request, REFETCH_DELAY_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, isRequesting, pin, refetchAround]);

  // The focus on "Try again" moves to the card that replaces it.
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown && hadFocus.current) element.current?.querySelector('a')?.focus();
    hadFocus.current = false;
  }, [isShown]);

  if (shown) return <PinCard {...card} ref={element} pin={shown} />;
  const { itemSize, dominantColor } = pin as EvictedPin;
  return (
    <div className="tb-evicted-pin">
      <div
        className="tb-evicted-pin-image"
        style={{ backgroundColor: dominantColor, aspectRatio: `1 / ${itemSize.ratio}` }}
      />
      {state === 'loading' ? (
        <VisuallyHidden>{words.loadingPins()}</VisuallyHidden>
      ) : (
        <Button
          busy={state === 'retrying'}
          onClick={() => setState('retrying')}
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
        >
          {words.tryAgain()}
        </Button>
      )}
    </div>
  );
}
