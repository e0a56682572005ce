'use client';
import { createContext, useContext } from 'react';
import type { Card } from '../client/types.js';
import { MissingCardError } from '../client/missing-errors.js';

/** Provides the {@link Card} to its parts. */
export const CurrentCard = createContext<Card | null>(null);

/** Returns the card around a part. `part` is the name of the component, for {@link MissingCardError}. */
export function useCard(part: string): Card {
  const card = useContext(CurrentCard);
  if (!card) throw new MissingCardError(part);
  return card;
}
