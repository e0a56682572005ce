'use client';
import type { CornerBadge } from '@tackboard/domain';
import { availabilityLabel, cornerBadge } from '@tackboard/domain/pin';
import { VisuallyHidden, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../provider/tackboard-context.js';
import type { PinCardWords } from '../provider/words.js';

/** What {@link PinBadges} takes: the attributes of a `<div>`. */
export type PinBadgesProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * What stands in the upper corner of a picture: how long a film runs, how many pictures there are, that a product is
 * sold out or its price is old. Renders nothing for a pin without any of them.
 */
export const PinBadges = forwardRef<HTMLDivElement, PinBadgesProps>(function PinBadges(
  { className, ...attributes },
  ref,
) {
  const { words } = useInternals('PinBadges');
  const { pin, context } = useCard('PinBadges');
  const corner = cornerBadge(pin, context);
  const availability = context.viewer.isAuth ? availabilityLabel(pin) : undefined;
  if (!corner && !availability) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-badges', className)}>
      {corner ? <Corner badge={corner} words={words} /> : null}
      {availability ? <span className="tb-badge">{words[availability]()}</span> : null}
    </div>
  );
});

function Corner({ badge, words }: { readonly badge: CornerBadge; readonly words: PinCardWords }) {
  const aloud =
    badge.kind === 'duration'
      ? words.videoLength({ time: badge.text })
      : words.pictures({ count: badge.count });
  return (
    <span className="tb-badge" data-kind={badge.kind}>
      <span aria-hidden="true">{badge.kind === 'duration' ? badge.text : badge.count}</span>
      <VisuallyHidden>{aloud}</VisuallyHidden>
    </span>
  );
}
