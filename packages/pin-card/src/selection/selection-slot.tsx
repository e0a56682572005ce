'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { useCard } from '../card/card-context.js';

/** What a ready-made card shows for its selection; null where nobody organises pins, which then costs nothing. */
export const SelectionSlot = createContext<ReactNode>(null);

/** The place of the selection in a ready-made card, on the surfaces whose pins can be organised. */
export function CardSelection(): ReactNode {
  const border = useContext(SelectionSlot);
  const { parts } = useCard('CardSelection');
  return parts.selection ? border : null;
}
