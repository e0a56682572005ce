import type { Drift, DriftKind } from '@tackboard/domain/wire';
import { counted, plural } from '@tackboard/domain/words';
import { useId } from 'react';

/** What each kind means for a team, and what to do. */
const KINDS: Readonly<Record<DriftKind, { readonly title: string; readonly fix: string }>> = {
  incomplete: {
    title: 'Incomplete',
    fix: 'Something required is missing, so the whole is left out. Add it.',
  },
  'wrong-type': {
    title: 'Wrong type',
    fix: 'The value cannot be used and is left out. Send the type that the specification names.',
  },
  converted: {
    title: 'Converted',
    fix: 'The card shows it. Send the right type, such as a text for an id.',
  },
  'unknown-value': {
    title: 'Unknown value',
    fix: 'No list names this value. It is kept, and no rule reads it.',
  },
  'wrong-key': {
    title: 'Wrong key',
    fix: 'The picture lies under the key of another size. It is kept with its real size.',
  },
  'unknown-key': {
    title: 'Unknown key',
    fix: 'Nothing reads this key. Leave it out to send fewer bytes, or check its spelling.',
  },
};

const ORDER = Object.keys(KINDS) as readonly DriftKind[];

/** The longest value that is shown whole. */
const VALUE_LENGTH = 60;

/** A value of JSON on one line. */
function printValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}

/** What the decoder reports about a pin: everything that is not as the specification says (S1 §3). */
export function DriftReport({ drift }: { readonly drift: readonly Drift[] }) {
  const id = useId();
  return (
    <section className="yp-drift" aria-labelledby={id}>
      <h2 id={id}>Drift report</h2>
      <output>
        {drift.length === 0
          ? 'The pin is as the specification says.'
          : `${counted('en', { count: drift.length }, 'difference', 'differences')} from the specification. The card copes with ${plural('en', drift.length, 'it', 'them')}.`}
      </output>
      {ORDER.map((kind) => {
        const entries = drift.filter((entry) => entry.kind === kind);
        if (entries.length === 0) return null;
        const { title, fix } = KINDS[kind];
        return (
          <div key={kind}>
            <h3>
              {title} <span className="yp-count">{entries.length}</span>
            </h3>
            <p>{fix}</p>
            <ul>
              {entries.map(({ path, value }) => (
                <li key={path}>
                  <code>{path || 'the pin'}</code>{' '}
                  <code className="yp-value">{printValue(value)}</code>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
