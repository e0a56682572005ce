'use client';
import type { CardContext, ImageMode, Pin, SurfaceParts } from '@tackboard/domain';
import type { PinSave } from '@tackboard/machines/store';
import { createContext, useContext } from 'react';
import type { Internals } from '../client/tackboard.js';
import { MissingCardError } from './missing-card-error.js';

/** What the parts of one card share. */
export interface Card {
  readonly pin: Pin;
  /** The client of the page; here, so that a part reads one context. */
  readonly tackboard: Internals;
  /** The input of this card's rules. */
  readonly context: CardContext;
  /** Which parts the surface shows. */
  readonly parts: SurfaceParts;
  /** The accessible name of the card. */
  readonly name: string;
  /** The save state of the pin. */
  readonly save: PinSave;
  /** The use that the picture is chosen for. */
  readonly imageMode: ImageMode;
  /** The card is a square tile. */
  readonly isSquare: boolean;
  /** False on a server and in the first client render: nothing may have a `style` until then. */
  readonly isHydrated: boolean;
  /** The viewer has given feedback about the pin. */
  readonly hasFeedback: boolean;
}

/** Holds what {@link useCard} returns. */
export const CurrentCard = createContext<Card | null>(null);

/** Returns the card around this part. `part` is the component that {@link MissingCardError} names. */
export function useCard(part: string): Card {
  const card = useContext(CurrentCard);
  if (!card) throw new MissingCardError(part);
  return card;
}
