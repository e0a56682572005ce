'use client';
import { gate } from '@tackboard/domain/card';
import { debugWords } from '@tackboard/domain/words';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useSyncExternalStore } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from './tackboard-context.js';
import { useWords } from './use-words.js';
import { createDebugStore } from './debug-store.js';
import { pinSignals } from './pin-signals.js';
import { SignalList } from './signal-list.js';

/** Props of {@link DebugSignals}: the attributes of a `<details>`. */
export type DebugSignalsProps = Omit<HTMLAttributes<HTMLDetailsElement>, 'children'>;

/**
 * The debug signals of a card's pin: its ids, why it shows and the results of the rules. They open with a button
 * that shows on hover and focus. Renders nothing unless the viewer is a signed-in employee or has an internal address, and
 * while the debug panel turns signals off.
 */
export const DebugSignals = forwardRef<HTMLDetailsElement, DebugSignalsProps>(function DebugSignals(
  { className, ...attributes },
  ref,
) {
  const internals = useInternals('DebugSignals');
  const card = useCard('DebugSignals');
  const words = useWords('debug', debugWords);
  const store = internals.core.resource(createDebugStore);
  const shows = useSyncExternalStore(store.subscribe, store.showsSignals, store.showsSignals);
  const { viewer } = card.context;
  if (!shows || gate(viewer, 'debug', card.context).outcome !== 'allowed') return null;
  return (
    <details {...attributes} ref={ref} className={withClass('tb-signals', className)}>
      <summary aria-label={words.signalsOf({ name: card.name })}>{words.signals()}</summary>
      <SignalList signals={pinSignals(card)} />
    </details>
  );
});
