import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { openContextMenu } from '../menu/context-menu-handler.js';
import { type CardTouch, followLongPress } from '../menu/long-press.js';
import type { Card } from './card-context.js';
import { keepOneControl, moveInCard } from './card-keys.js';

/** The handlers of a card that are not in the first load. They run after the host's. */
export interface CardHandlers {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>, card: Card) => void;
  readonly onPointerDown: (touch: CardTouch, card: Card) => void;
  readonly onFocus: (focus: Pick<FocusEvent<HTMLElement>, 'currentTarget' | 'target'>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Until these have loaded, the press script watches long presses, and keys and right clicks do what the browser does. */
export const cardHandlers: CardHandlers = {
  onContextMenu: openContextMenu,
  onPointerDown: followLongPress,
  onFocus: keepOneControl,
  onKeyDown: moveInCard,
};
