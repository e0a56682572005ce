'use client';
import {
  matchesSearchDelight,
  readMessage,
  type SearchDelightModel,
} from '@tackboard/domain/experience';
import { useEffect } from 'react';
import { SearchTerm, useMessagingContext } from './messaging-context.js';
import { SurfaceFrame } from './surface-frame.js';
import { useClaim } from './use-experience.js';

/** Props of {@link SearchDelight}. */
export interface SearchDelightProps {
  /** The text of the search field. */
  readonly term: string;
  /**
   * The labels of the suggestions that the search field offers.
   * @default the queries of each message
   */
  readonly suggestions?: readonly string[];
}

const FLOW = ['flow'] as const;

/**
 * Colours the text of a search field while a message names the suggestion with this text as its label (S2 §4.36), and renders
 * nothing otherwise. The message is viewed once. Pass this component as the `decoration` of a `<SearchField>`.
 */
export function SearchDelight({ suggestions, term }: SearchDelightProps) {
  const { messaging, registry, ...settings } = useMessagingContext();
  const [message] = useClaim(messaging, {
    layers: FLOW,
    predicate(experience) {
      const { model } = readMessage(experience);
      return model?.surface === 'searchDelight' && matchesSearchDelight(model, term, suggestions);
    },
    waitsFor: (one) => registry.waitFor(one, settings),
  });
  // The predicate reads the term and the suggestions.
  useEffect(() => messaging.refresh(), [messaging, term, suggestions]);
  const component = message && registry.get(message.surface);
  // `refresh` runs after this render. Until then the claim may still have the message of the former text.
  const isCurrent =
    message && matchesSearchDelight(message.model as SearchDelightModel, term, suggestions);
  return component && isCurrent ? (
    <SearchTerm.Provider value={term}>
      <SurfaceFrame
        component={component}
        message={message}
        messaging={messaging}
        settings={settings}
      />
    </SearchTerm.Provider>
  ) : null;
}
