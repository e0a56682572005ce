'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { useCard } from '../card/card-context.js';

/** The selection border that a `PinCard` renders. Null outside of `<OrganisePins>`, so that cards do not load its code. */
export const SelectionSlot = createContext<ReactNode>(null);

/** Renders the selection border in a `PinCard`, on surfaces whose pins can be organised. */
export function CardSelection(): ReactNode {
  const border = useContext(SelectionSlot);
  const { parts } = useCard('CardSelection');
  return parts.selection ? border : null;
}
