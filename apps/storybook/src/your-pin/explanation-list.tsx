import { useEffect, useState } from 'react';
import { CARD_PARTS } from './card-parts.ts';
import { printValue } from './drift-report.tsx';
import { explainCard, type Explanation, type Reason, type Shown } from './explain.ts';

/** More reasons than these are a list that nobody reads. */
const MAX_REASONS = 4;

const NONE = 'nothing';

function Fact({ fact }: Pick<Reason, 'fact'>) {
  if (fact.kind === 'field') {
    // The text of an object says less than its path.
    if (typeof fact.value === 'object') {
      return (
        <>
          <code>{fact.path}</code> is there
        </>
      );
    }
    return (
      <>
        <code>{fact.path}</code> is <code className="yp-value">{printValue(fact.value)}</code>
      </>
    );
  }
  return (
    <>
      the {fact.kind} is <strong>{fact.is}</strong>
    </>
  );
}

function otherwise({ fact, otherwise: shows = NONE }: Reason): string {
  return fact.kind === 'field' ? `without it: ${shows}` : `${fact.usual}: ${shows}`;
}

function Reasons({ reasons, isEachEnough }: Explanation) {
  if (reasons.length === 0) return <p>As on every card with these parts.</p>;
  const isShort = reasons.length <= MAX_REASONS;
  return (
    <>
      {isEachEnough && reasons.length > 1 ? <p>Each of these is enough:</p> : null}
      <ul>
        {reasons.slice(0, isShort ? undefined : MAX_REASONS).map((reason, index) => (
          <li key={index}>
            <Fact fact={reason.fact} />
            {isEachEnough && reasons.length > 1 ? null : (
              <span className="yp-otherwise">{otherwise(reason)}</span>
            )}
          </li>
        ))}
      </ul>
      {isShort ? null : <p>and {reasons.length - MAX_REASONS} more</p>}
    </>
  );
}

/** What each part of a card shows and why. */
export function ExplanationList({
  shown,
  title,
}: {
  readonly shown: Shown;
  readonly title: string;
}) {
  const [explanations, setExplanations] = useState<readonly Explanation[]>();
  useEffect(() => {
    // It renders the card about a hundred times, so the button shows that it is open first.
    const timer = setTimeout(() => setExplanations(explainCard(shown)));
    return () => clearTimeout(timer);
  }, [shown]);
  if (explanations === undefined) return <output>Working it out…</output>;
  if (explanations.length === 0) return <p>The card cannot show this pin.</p>;
  const isDecided = ({ shows, reasons }: Explanation) => shows !== undefined || reasons.length > 0;
  const absent = explanations.filter((explanation) => !isDecided(explanation));
  return (
    <section className="yp-why" aria-label={`Why: ${title}`}>
      <dl>
        {explanations.filter(isDecided).map((explanation) => (
          <div key={explanation.part}>
            <dt>
              {CARD_PARTS[explanation.part].title}
              <small>{CARD_PARTS[explanation.part].rule}</small>
            </dt>
            <dd>{explanation.shows ?? NONE}</dd>
            <dd>
              <Reasons {...explanation} />
            </dd>
          </div>
        ))}
      </dl>
      {absent.length > 0 ? (
        <p className="yp-absent">
          Nothing in the pin asks for: {absent.map(({ part }) => CARD_PARTS[part].title).join(', ')}
          .
        </p>
      ) : null}
    </section>
  );
}
