'use client';
import type { CardContext, ImageMode, Pin, SurfaceParts } from '@tackboard/domain';
import type { PinSave } from '@tackboard/machines';
import { createContext, type RefObject, useContext } from 'react';
import type { Internals } from '../client/tackboard.js';
import { MissingCardError } from './missing-card-error.js';

/** The state that the parts of one card share. */
export interface Card {
  readonly pin: Pin;
  /** Its element, whose window in a frame is not this one. */
  readonly root: RefObject<HTMLElement | null>;
  /** The internals of the client, so that a part reads only one context. */
  readonly internals: Internals;
  /** The input of this card's rules. */
  readonly context: CardContext;
  /** Which parts the surface shows. */
  readonly parts: SurfaceParts;
  /** The accessible name of the card. */
  readonly name: string;
  /** The save state of the pin. */
  readonly save: PinSave;
  /** Decides which of the pin's images shows. */
  readonly imageMode: ImageMode;
  /** Whether the card is a square tile. */
  readonly isSquare: boolean;
  /** False on a server and in the first client render. Nothing may have a `style` attribute until it is true. */
  readonly isHydrated: boolean;
  /**
   * The `tabIndex` of every control but the link and Save: −1 until the card has hydrated. Before that the keys that reach the
   * others do nothing.
   */
  readonly controlTabIndex: -1 | undefined;
  /** Whether the viewer has hidden or reported the pin. */
  readonly hasFeedback: boolean;
  /** Whether the feedback shows in place of the content. */
  readonly isReplaced: boolean;
}

/** Provides the {@link Card} to its parts. */
export const CurrentCard = createContext<Card | null>(null);

/** Returns the card around a part. `part` is the name of the component, for {@link MissingCardError}. */
export function useCard(part: string): Card {
  const card = useContext(CurrentCard);
  if (!card) throw new MissingCardError(part);
  return card;
}
