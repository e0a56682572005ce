import type { CardContext, Pin } from '@tackboard/domain';
import { explainCard, type PartExplanation, reasonText } from '@tackboard/domain/explain';

/** What a card without the part shows. */
const NONE = 'nothing';

/** Text with its fields, which are in backquotes, as code. */
function withCode(text: string) {
  return text.split('`').map((piece, at) => (at % 2 === 0 ? piece : <code key={at}>{piece}</code>));
}

function Row({ explanation }: { readonly explanation: PartExplanation }) {
  const { title, rule, shows, reasons, isEachEnough } = explanation;
  const because = reasonText(explanation);
  return (
    <div>
      <dt>
        {title}
        <small>{rule}</small>
      </dt>
      <dd>{shows ?? NONE}</dd>
      <dd>
        {because ? <p>{withCode(because)}</p> : <p>As on every card with these parts.</p>}
        {isEachEnough ? null : (
          <ul>
            {reasons.map(({ field, otherwise = NONE }) => (
              <li key={field} className="yp-otherwise">
                without <code>{field}</code>: {otherwise}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}

interface ExplanationListProps {
  readonly pin: Pin;
  readonly context: CardContext;
  readonly title: string;
}

/** What each part of a card shows, and why. */
export function ExplanationList({ pin, context, title }: ExplanationListProps) {
  const isDecided = ({ shows, reasons }: PartExplanation) =>
    shows !== undefined || reasons.length > 0;
  const explanations = explainCard(pin, context);
  const absent = explanations.filter((explanation) => !isDecided(explanation));
  return (
    <section className="yp-why" aria-label={`Why: ${title}`}>
      <dl>
        {explanations.filter(isDecided).map((explanation) => (
          <Row key={explanation.part} explanation={explanation} />
        ))}
      </dl>
      {absent.length > 0 ? (
        <ul className="yp-absent">
          {absent.map(({ part, sentence }) => (
            <li key={part}>{withCode(sentence)}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
