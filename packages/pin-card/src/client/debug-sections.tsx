'use client';
import { DEBUG_KEY_PREFIX } from '@tackboard/domain';
import { debugWords } from '@tackboard/domain/words';
import { useSyncExternalStore } from 'react';
import { useInternals } from './tackboard-context.js';
import { useWords } from './use-words.js';
import { createDebugStore } from './debug-store.js';
import type { Signal } from './pin-signals.js';
import { SignalList } from './signal-list.js';

/** Returns the fields of an object as text, without undefined ones and those of `others`. */
function factsOf(object: object, others: object = {}): readonly Signal[] {
  return Object.entries(object).flatMap(
    ([name, value]: readonly [string, unknown]): readonly Signal[] => {
      if (value === undefined || name in others) return [];
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
    },
  );
}

/** The sections of a debug panel. */
export function DebugSections({ flags }: { readonly flags: readonly Signal[] }) {
  const internals = useInternals('DebugPanel');
  const words = useWords('debug', debugWords);
  const store = internals.core.resource(createDebugStore);
  const shows = useSyncExternalStore(store.subscribe, store.showsSignals, store.showsSignals);
  const { viewer, experiments = {}, ...page } = internals.context;
  // The context has all options. Those that are fields of the client are no input of rules, and the nonce must not show.
  const fields = { ...internals, ...internals.options, hideFacts: true };
  const sections: readonly (readonly [title: string, facts: readonly Signal[]])[] = [
    [words.flags(), flags.filter(([name]) => name.startsWith(DEBUG_KEY_PREFIX))],
    [words.experiments(), factsOf(experiments)],
    [words.viewer(), factsOf(viewer)],
    [words.page(), factsOf(page, fields)],
  ];
  return (
    <>
      <label className="tb-debug-switch">
        <input
          type="checkbox"
          checked={shows}
          onChange={({ currentTarget }) => store.setShowsSignals(currentTarget.checked)}
        />
        {words.showSignals()}
      </label>
      {sections.map(([title, facts]) => (
        <section key={title}>
          <h3>{title}</h3>
          {facts.length > 0 ? <SignalList signals={facts} /> : <p>{words.noFlags()}</p>}
        </section>
      ))}
    </>
  );
}
