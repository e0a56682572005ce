'use client';
import { topReactions } from '@tackboard/domain/pin';
import { cardPartsWords } from '@tackboard/domain/words/card-parts';
import { formatCompactNumber, formatNumber } from '@tackboard/domain/words/format';
import { VisuallyHidden } from '@tackboard/ui';
import { HeartIcon } from '@tackboard/ui/icons';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';

/**
 * How many people reacted, behind the icons of the three most frequent reactions (S1 §5). What a server's key of a
 * reaction looks like is the host's to say: a heart stands for the others.
 */
export function Reactions() {
  const words = useWords('cardParts', cardPartsWords);
  const { reactionIcons } = useTackboard('Reactions');
  const { pin, context } = useCard('Reactions');
  const counts = pin.reactionCountsData ?? [];
  const top = topReactions(counts);
  if (top.length === 0) return null;
  const total = counts.reduce((sum, { reactionCount }) => sum + Math.max(0, reactionCount), 0);
  const icons = new Set(top.map(({ reactionType }) => reactionIcons[reactionType] ?? HeartIcon));
  return (
    <span className="tb-reactions">
      {[...icons].map((Icon, index) => (
        <span key={index} className="tb-reaction">
          <Icon width="12" height="12" />
        </span>
      ))}
      <span aria-hidden="true">{formatCompactNumber(total, context.locale)}</span>
      <VisuallyHidden>
        {words.reactions({ count: formatNumber(total, context.locale) })}
      </VisuallyHidden>
    </span>
  );
}
