'use client';
import { topReactions } from '@tackboard/domain/card';
import { cardPartsWords, formatCompactNumber } from '@tackboard/domain/words/card';
import { HeartIcon, IdeaIcon, LaughIcon, ThanksIcon, VisuallyHidden, WowIcon } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { Card } from '../client/types.js';
import type { ReactionIcons } from '../client/tackboard.js';
import { wordsOf } from '../client/use-words.js';

/** The specification does not show the keys of reactions: these are the kit's own. The icons of a host come first. */
const ICONS: ReactionIcons = {
  '1': HeartIcon,
  '5': IdeaIcon,
  '7': ThanksIcon,
  '11': WowIcon,
  '13': LaughIcon,
};

/**
 * Renders the number of reactions after the icons of the three most frequent ones (S1 §5). A function, because a component
 * would cost every card with reactions.
 */
export function reactions({ pin, context, internals }: Card): ReactNode {
  const { reactionIcons } = internals;
  const words = wordsOf(internals, 'cardParts', cardPartsWords);
  const counts = pin.reactionCountsData ?? [];
  const top = topReactions(counts);
  if (top.length === 0) return null;
  const total = counts.reduce((sum, { reactionCount }) => sum + Math.max(0, reactionCount), 0);
  // Kinds that are not known are one heart.
  const icons = new Set(
    top.map(({ reactionType: key }) => reactionIcons[key] ?? ICONS[key] ?? HeartIcon),
  );
  return (
    <span className="tb-reactions">
      {[...icons].map((Icon, index) => (
        <span key={index} className="tb-reaction">
          <Icon width="12" height="12" />
        </span>
      ))}
      <span aria-hidden="true">{formatCompactNumber(total, context.locale)}</span>
      <VisuallyHidden>{words.reactions({ count: total, locale: context.locale })}</VisuallyHidden>
    </span>
  );
}
