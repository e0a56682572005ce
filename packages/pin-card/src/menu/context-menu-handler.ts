import { hasSignedOutMenu } from '@tackboard/domain';
import type { MouseEvent } from 'react';
import type { Card } from '../client/types.js';
import { moreButtonOf } from './long-press.js';

/**
 * Handles `contextmenu` on a card. For visitors on desktop it opens the menu at the pointer when the pin has a creator or
 * pinner; with Shift the browser's own menu opens. The host's handler can prevent this. By touch the browser's own
 * menu stays closed on a card with a more button, because a long press opens the card's menu.
 */
export function openContextMenu(
  event: MouseEvent<HTMLElement>,
  { pin, context, internals }: Card,
): void {
  if (event.defaultPrevented) return;
  const { currentTarget: anchor, nativeEvent: press } = event;
  const isTouch = 'pointerType' in press && press.pointerType === 'touch';
  if (isTouch && moreButtonOf(anchor)) event.preventDefault();
  if (event.shiftKey || !hasSignedOutMenu(pin, context)) return;
  event.preventDefault();
  const { surface } = context;
  internals.core.layers.open({
    load: async () => (await import('./menus.js')).ContextMenu,
    props: { pin, surface, press },
    anchor,
  });
}
