'use client';
import { adExplanation, type Pin } from '@tackboard/domain';
import { adWords } from '@tackboard/domain/words';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { criterionText } from './criterion-text.js';
import { useCodeNames } from './use-code-names.js';

/** Says who paid for an ad and why the viewer sees it. */
export function AdReasons({ pin }: { readonly pin: Pin }) {
  const { context } = useInternals('AdReasons');
  const words = useWords('ads', adWords);
  const { promoter, partner, criteria } = adExplanation(pin);
  const names = useCodeNames(criteria);
  return (
    <>
      {promoter ? <p className="tb-why-ad-payer">{words.paidBy({ promoter })}</p> : null}
      {partner ? <p>{words.withPartner({ partner })}</p> : null}
      {criteria.length > 0 ? (
        <>
          <p>{words.intro()}</p>
          <ul className="tb-why-ad-reasons">
            {criteria.map((criterion) => (
              <li key={criterion.name}>{criterionText(criterion, words, names, context.locale)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.noReason()}</p>
      )}
    </>
  );
}
