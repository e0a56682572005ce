import type { Pin } from '@tackboard/domain';
import { PinCard } from '@tackboard/pin-card';
import type { GridCard } from '@tackboard/pin-card/pin-grid';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { useEffect, useState } from 'react';
import { type FarPin, isFarPin } from './feed-pages.js';

interface FeedCardProps extends Omit<GridCard, 'pin'> {
  readonly pin: Pin | FarPin;
  /** Reads what the feed let go of around this pin. */
  readonly readAround: (pin: Pin | FarPin) => Promise<void>;
}

/** The card of a pin in a feed that lets go of far pins. What shows it keeps; what comes back into view it asks for. */
export function FeedCard({ pin, readAround, ...card }: FeedCardProps) {
  const [known, setKnown] = useState(isFarPin(pin) ? undefined : pin);
  const [hasFailed, setFailed] = useState(false);
  const shown = isFarPin(pin) ? known : pin;
  if (shown !== known) setKnown(shown);

  // A card that is kept, far from where somebody looks, asks for nothing.
  const isKept = isFarPin(pin) && shown !== undefined;
  useEffect(() => {
    if (isKept || hasFailed) return;
    readAround(pin).catch(() => setFailed(true));
  }, [hasFailed, isKept, pin, readAround]);

  if (shown) return <PinCard {...card} pin={shown} />;
  const { box, dominantColor } = pin as FarPin;
  return (
    <div className="far-card">
      <div
        className="far-card-visual"
        style={{ backgroundColor: dominantColor, aspectRatio: `1 / ${box.ratio}` }}
      />
      {hasFailed ? (
        <Button onClick={() => setFailed(false)}>Try again</Button>
      ) : (
        <VisuallyHidden>Loading</VisuallyHidden>
      )}
    </div>
  );
}
