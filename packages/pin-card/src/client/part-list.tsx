'use client';
import { explainCard } from '@tackboard/domain/explain';
import { useCard } from '../card/card-context.js';

/** Why each part of a card shows or not, untranslated. */
export function PartList() {
  const { pin, context } = useCard('DebugSignals');
  return (
    <ul className="tb-part-list" dir="ltr" lang="en">
      {explainCard(pin, context).map(({ part, sentence }) => (
        <li key={part}>{sentence}</li>
      ))}
    </ul>
  );
}
