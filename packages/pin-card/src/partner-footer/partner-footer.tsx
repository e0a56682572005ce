'use client';
import { partnerFooter } from '@tackboard/domain/pin';
import { formatCompactNumber } from '@tackboard/domain/words/format';
import { partnerWords, type PartnerWords } from '@tackboard/domain/words/partner';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../provider/use-words.js';

/** What a {@link PartnerFooter} takes: the attributes of a `<div>`. */
export type PartnerFooterProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/** How many numbers have room in a footer of the least height, in two columns; a narrow one shows two. */
const METRIC_LIMIT = 4;

/** What a number is called; a name that nobody knows is said as the server has it. */
function metricName(name: string, words: PartnerWords): string {
  const key = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(words, key) ? words[key as keyof PartnerWords]() : name.replaceAll('_', ' ');
}

/**
 * What a partner account reads below its own pins in place of a title: how the pin did in the last 30 days, the first four
 * numbers that the server sent (S1 §6). Renders a `<div>`, nothing for everybody else and without numbers.
 */
export const PartnerFooter = forwardRef<HTMLDivElement, PartnerFooterProps>(function PartnerFooter(
  { className, ...attributes },
  ref,
) {
  const { pin, context } = useCard('PartnerFooter');
  const words = useWords('partner', partnerWords);
  const metrics = partnerFooter(pin, context).slice(0, METRIC_LIMIT);
  if (metrics.length === 0) return null;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-partner', className)}>
      <p>{words.analytics()}</p>
      <ul>
        {metrics.map(({ name, count }) => (
          <li key={name} dir="auto">
            <b>{formatCompactNumber(count, context.locale)}</b> {metricName(name, words)}
          </li>
        ))}
      </ul>
    </div>
  );
});
