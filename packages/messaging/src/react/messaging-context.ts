import { createContext, useContext } from 'react';
import type { Messaging } from '../messaging.types.js';
import type { SurfaceRegistry, SurfaceSettings } from './surface-props.js';

/** What the provider hands down. */
export interface MessagingContextValue extends SurfaceSettings {
  readonly messaging: Messaging;
  readonly registry: SurfaceRegistry;
}

/** The messaging of the page. */
export const MessagingContext = createContext<MessagingContextValue | null>(null);

/** Returns the messaging of the page. Throws outside of a `<MessagingProvider>`. */
export function useMessagingContext(): MessagingContextValue {
  const value = useContext(MessagingContext);
  if (value) return value;
  throw new Error(
    'There is no <MessagingProvider> above this component, so it has no messages. Wrap the page in one.',
  );
}

/** The text of the search field that a search delight colours. */
export const SearchTerm = createContext('');
