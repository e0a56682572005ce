'use client';
import type { Board, CardContext, Clock, Pin } from '@tackboard/domain';
import type { PinStore } from '@tackboard/machines';
import type { ToastStore } from '@tackboard/ui/toast';
import { type ComponentType, type Context, createContext, useContext } from 'react';
import type { CardLinkProps } from '../link/card-link.js';
import { MissingProviderError } from './missing-provider-error.js';
import type { PinCardWords } from './words.js';

/** What the rules of a card depend on besides the surface that it shows on. */
export type PageContext = Omit<CardContext, 'surface'>;

/** Why a signed-out visitor is asked to sign in, and for which pin. */
export interface LoginRequest {
  readonly reason: 'save';
  readonly pin: Pin;
}

/** What went wrong inside the kit, and for which pin. */
export interface ErrorReport {
  readonly error: unknown;
  readonly pin?: Pin;
}

/** What all parts of the kit share. */
export interface Tackboard {
  readonly context: PageContext;
  /** The board that a one-tap save goes to; absent: the viewer's profile. */
  readonly defaultBoard: Board | undefined;
  readonly store: PinStore;
  readonly toasts: ToastStore;
  readonly clock: Clock;
  readonly words: PinCardWords;
  readonly link: ComponentType<CardLinkProps>;
  readonly nonce: string | undefined;
  readonly reportError: (report: ErrorReport) => void;
}

/** Holds what {@link useTackboard} returns. */
export const TackboardContext: Context<Tackboard | null> = createContext<Tackboard | null>(null);

/** What the provider around this component shares. `part` is who asks: {@link MissingProviderError} names it. */
export function useTackboard(part = 'useTackboard'): Tackboard {
  const tackboard = useContext(TackboardContext);
  if (!tackboard) throw new MissingProviderError(part);
  return tackboard;
}
