'use client';
import type { Board, CardContext, Clock, GatedAction, OpenLayer, Pin } from '@tackboard/domain';
import type { MenuEntryName } from '@tackboard/domain/user';
import type { PinStore } from '@tackboard/machines/store';
import type { ToggleStoreOptions } from '@tackboard/machines/toggle/store';
import { type ComponentType, type Context, createContext, type SVGProps, useContext } from 'react';
import type { CardLinkProps } from '../link/card-link.js';
import type { MenuPage } from '../menu/pin-menu-items.js';
import { MissingProviderError } from './missing-provider-error.js';
import type { Page, Toasts } from './page.js';
import type { TackboardPorts } from './ports.js';
import type { PinCardWords, WordChanges } from './words.js';

/** What the rules of a card depend on besides the surface that it shows on. */
export type PageContext = Omit<CardContext, 'surface'>;

/** What somebody wanted to do who has to sign in first, and to which pin. */
export interface LoginRequest {
  readonly reason: GatedAction;
  readonly pin: Pin;
}

/** What went wrong inside the kit, and for which pin. */
export interface ErrorReport {
  readonly error: unknown;
  readonly pin?: Pin;
}

/** What the host does when an entry of a pin's menu is chosen. */
export type MenuActions = Readonly<Partial<Record<MenuEntryName, (pin: Pin) => void>>>;

/** What the reactions of a server look like, by its own key of each. Drawn 12 px high in the colour of the text. */
export type ReactionIcons = Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>>;

/** What all parts of the kit share. */
export interface Tackboard {
  readonly context: PageContext;
  /** The board that a one-tap save goes to; absent: the viewer's profile. */
  readonly defaultBoard: Board | undefined;
  readonly store: PinStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly words: PinCardWords;
  /** The host's own sentences, for the parts that are fetched later. */
  readonly wordChanges: WordChanges;
  readonly toggleCalls: ToggleStoreOptions['calls'];
  readonly menuActions: MenuActions;
  readonly menuPages: readonly MenuPage[];
  /** The calls of single parts. */
  readonly ports: TackboardPorts;
  /** The hosts whose pages may play inside a card. */
  readonly embedHosts: readonly string[];
  /** What the site is called. */
  readonly brand: string;
  /** Opens a popup, dialog or sheet in place of the one that is open: there is one at a time. */
  readonly openLayer: OpenLayer;
  readonly link: ComponentType<CardLinkProps> | 'a';
  readonly nonce: string | undefined;
  readonly reactionIcons: ReactionIcons;
  readonly page: Page;
}

/** Holds what {@link useTackboard} returns. */
export const TackboardContext: Context<Tackboard | null> = createContext<Tackboard | null>(null);

/** What the provider around this component shares. `part` is who asks: {@link MissingProviderError} names it. */
export function useTackboard(part = 'useTackboard'): Tackboard {
  const tackboard = useContext(TackboardContext);
  if (!tackboard) throw new MissingProviderError(part);
  return tackboard;
}
