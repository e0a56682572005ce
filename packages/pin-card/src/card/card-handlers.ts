import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { openContextMenu } from '../context-menu/context-menu-handler.js';
import { followLongPress } from '../context-menu/long-press.js';
import type { Card } from './card-context.js';
import { keepOneControl, moveInCard } from './card-keys.js';

/** The handlers of a card that are not in the first load. They run after the host's. */
export interface CardHandlers {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>, card: Card) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, card: Card) => void;
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
