'use client';
import type { CornerBadge, Pin } from '@tackboard/domain';
import { availabilityLabel, cornerBadge, isCarouselPin, isStoryPin } from '@tackboard/domain/card';
import { VisuallyHidden, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import type { PinCardWords } from '../client/words.js';
import { useCard } from './card-context.js';

/** Whether a pin may have badges. Most pins have none, and their cards skip the component. */
export function mayHaveBadges(pin: Pin): boolean {
  return (
    pin.videos !== undefined ||
    pin.isOosProduct === true ||
    pin.isStaleProduct === true ||
    isStoryPin(pin) ||
    isCarouselPin(pin)
  );
}

/** Props of {@link PinBadges}: the attributes of a `<div>`. */
export type PinBadgesProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * The badges in the upper corner of a card: the length of a video, the number of pictures, a product that is sold out or has
 * a stale price. Renders nothing for other pins.
 */
export const PinBadges = forwardRef<HTMLDivElement, PinBadgesProps>(function PinBadges(
  { className, ...attributes },
  ref,
) {
  const { words } = useInternals('PinBadges');
  const { pin, context } = useCard('PinBadges');
  const corner = cornerBadge(pin, context);
  const availability = availabilityLabel(pin);
  if (!corner && !availability) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-badges', className)}>
      {corner ? <Corner badge={corner} words={words} /> : null}
      {availability ? <span className="tb-badge">{words[availability]()}</span> : null}
    </div>
  );
});

function Corner({ badge, words }: { readonly badge: CornerBadge; readonly words: PinCardWords }) {
  return (
    <span className="tb-badge" data-kind={badge.kind}>
      <span aria-hidden="true">{badge.kind === 'duration' ? badge.text : badge.count}</span>
      <VisuallyHidden>{labelOf(badge, words)}</VisuallyHidden>
    </span>
  );
}

function labelOf(badge: CornerBadge, words: PinCardWords): string {
  if (badge.storyPages !== undefined) return words.storyPages({ count: badge.storyPages });
  return badge.kind === 'duration'
    ? words.videoLength({ time: badge.text })
    : words.pictures({ count: badge.count });
}
