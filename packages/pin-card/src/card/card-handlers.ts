import { openContextMenu } from '../menu/context-menu-handler.js';
import { followLongPress } from '../menu/long-press.js';
import type { CardHandlers } from '../client/types.js';
import { keepOneControl, moveInCard } from './card-keys.js';

/** Until these have loaded, the press script watches long presses, and keys and right clicks do what the browser does. */
export const cardHandlers: CardHandlers = {
  onContextMenu: openContextMenu,
  onPointerDown: followLongPress,
  onFocus: keepOneControl,
  onKeyDown: moveInCard,
};
