import type { Signal } from './pin-signals.js';

/** A list of signals, untranslated. */
export function SignalList({ signals }: { readonly signals: readonly Signal[] }) {
  return (
    <dl className="tb-signal-list" dir="ltr" lang="en">
      {signals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
