'use client';
import { partnerFooter } from '@tackboard/domain/card';
import { formatCompactNumber, metricLabel, partnerWords } from '@tackboard/domain/words/card';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../client/tackboard-context.js';

/** Props of {@link PartnerFooter}: the attributes of a `<div>`. */
export type PartnerFooterProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/** More metrics do not fit into the lowest footer, in two columns. Narrow cards show two. */
const METRIC_LIMIT = 4;

/**
 * The analytics of a pin in the last 30 days, which partners see below their own pins in place of the title: the first
 * four metrics of the response. Renders a `<div>`; nothing for other viewers and without metrics.
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
            <b>{formatCompactNumber(count, context.locale)}</b> {metricLabel(name, words)}
          </li>
        ))}
      </ul>
    </div>
  );
});
