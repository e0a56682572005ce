import type { Pin } from '@tackboard/domain';
import { PinCard, useTackboard } from '@tackboard/pin-card';
import type { GridCard } from '@tackboard/pin-card/pin-grid';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { useEffect, useRef, useState } from 'react';
import { type FarPin, isFarPin } from './feed-pages.js';

interface FeedCardProps extends Omit<GridCard, 'pin'> {
  readonly pin: Pin | FarPin;
  /** Reads what the feed let go of around this pin. */
  readonly readAround: (pin: Pin | FarPin) => Promise<void>;
}

/** So long, in milliseconds, a card stands before it asks: what flies past asks for nothing. */
const ASK_AFTER_MS = 100;

/** The card of a pin in a feed that lets go of far pins. What shows it keeps; what comes back into view it asks for. */
export function FeedCard({ pin, readAround, ...card }: FeedCardProps) {
  const { clock } = useTackboard();
  const [known, setKnown] = useState(isFarPin(pin) ? undefined : pin);
  const [state, setState] = useState<'loading' | 'failed' | 'again'>('loading');
  const place = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const shown = isFarPin(pin) ? known : pin;
  if (shown !== known) setKnown(shown);

  // A card that is kept, far from where somebody looks, asks for nothing.
  const isKept = isFarPin(pin) && shown !== undefined;
  const asks = !isKept && state !== 'failed';
  useEffect(() => {
    if (!asks) return undefined;
    const ask = () => void readAround(pin).catch(() => setState('failed'));
    const timer = clock.setTimeout(ask, ASK_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [asks, clock, pin, readAround]);

  // Who pressed "Try again" goes on from the card that came for it.
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown && hadFocus.current) place.current?.querySelector('a')?.focus();
    hadFocus.current = false;
  }, [isShown]);

  if (shown) return <PinCard {...card} ref={place} pin={shown} />;
  const { box, dominantColor } = pin as FarPin;
  return (
    <div className="far-card">
      <div
        className="far-card-visual"
        style={{ backgroundColor: dominantColor, aspectRatio: `1 / ${box.ratio}` }}
      />
      {state === 'loading' ? (
        <VisuallyHidden>Loading</VisuallyHidden>
      ) : (
        <Button
          busy={state === 'again'}
          onClick={() => setState('again')}
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
