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
 * Colours the text of a search field when it is the label of a suggestion that a message names (S2 §4.36). The message is viewed
 * once. Pass it as the `decoration` of a `<SearchField>`. Renders nothing without such a message.
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
  useEffect(() => messaging.refresh(), [messaging, term, suggestions]);
  const component = message && registry.get(message.surface);
  // The claim is decided again after this render: until then the former message does not fit the new text.
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
