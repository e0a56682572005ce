'use client';
import type { CardContext as RuleContext, ImageMode, Pin, SurfaceParts } from '@tackboard/domain';
import type { PinSave } from '@tackboard/machines';
import { createContext, useContext } from 'react';
import type { Tackboard } from '../provider/tackboard-context.js';
import { MissingCardError } from './missing-card-error.js';

/** What the parts of one card share. */
export interface Card {
  readonly pin: Pin;
  /** What all cards share; here, so that a part reads one context. */
  readonly tackboard: Tackboard;
  /** What the rules of this card depend on. */
  readonly context: RuleContext;
  /** Which parts the surface shows. */
  readonly parts: SurfaceParts;
  /** What the card is called aloud. */
  readonly name: string;
  /** Where the pin stands in the one-tap save. */
  readonly save: PinSave;
  /** What the picture is chosen for. */
  readonly imageMode: ImageMode;
  /** The card is a square tile. */
  readonly isSquare: boolean;
  /** False on a server, and while the browser takes its markup over: nothing may have a `style` until then. */
  readonly isHydrated: boolean;
  /** The viewer has given feedback about the pin. */
  readonly isMarked: boolean;
  /** How many of the parts that are fetched later were there when the card began. */
  readonly arrivedParts: number;
}

/** Holds what {@link useCard} returns. */
export const CardContext = createContext<Card | null>(null);

/** The card around this part. `part` is who asks: {@link MissingCardError} names it. */
export function useCard(part: string): Card {
  const card = useContext(CardContext);
  if (!card) throw new MissingCardError(part);
  return card;
}
